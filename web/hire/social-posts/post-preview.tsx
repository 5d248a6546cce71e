import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { SocialPostFields } from "#contract/social-posts.ts";
import { canBeDrawn, nameNotDrawn, notDrawn } from "#shared/pictures/drawn-words.ts";
import { postSizes } from "#shared/social-posts/social-posts.data.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { pictureOf } from "./social-posts.ts";
import styles from "./social-posts.module.css";

const pauseMs = 300;

/** The picture as the server draws it, anew when typing pauses. */
export function PostPreview({ post, companyName }: { post: SocialPostFields; companyName: string }) {
  const wanted = post.title.trim() === "" ? null : pictureOf(post);
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    const later = setTimeout(() => setShown(wanted), pauseMs);
    return () => clearTimeout(later);
  }, [wanted]);
  const { width, height } = postSizes[post.size];
  const words = [post.title, post.subtitle, post.location, post.department].join(" ");
  if (!canBeDrawn(words)) return <p className={styles.nothing}>{notDrawn(words)}.</p>;
  if (!shown) return <p className={styles.nothing}>Enter a title to see the picture.</p>;
  return (
    <div className={styles.preview}>
      <img src={shown} alt={`Picture that says: ${post.title}`} width={width} height={height} />
      {!canBeDrawn(companyName) && (
        <Callout tone="info">
          The picture leaves out {companyName}: it can’t show {nameNotDrawn(companyName)}. Write the name with
          other characters in the title or subtitle.
        </Callout>
      )}
      <div>
        <ButtonLink icon={Download} href={shown} download={`${fileName(post.title)}-${post.size}.png`}>
          Download picture
        </ButtonLink>
      </div>
    </div>
  );
}

function fileName(title: string) {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "post"
  );
}
