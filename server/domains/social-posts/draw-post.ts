import { inkOn, readableOn } from "#shared/blocks/contrast.ts";
import {
  type PostSize,
  type PostTemplate,
  type PostWords,
  postSizes,
} from "#shared/social-posts/social-posts.data.ts";
import { type PictureNode, box, drawPicture, text } from "#server/pictures/draw-picture.ts";

interface Post extends PostWords {
  template: PostTemplate;
  size: PostSize;
  /** The company's color. */
  brand: string;
}

const paper = "#fbfaf8";
const night = "#1d1b18";

/** A post's picture as PNG. */
export function drawPost(post: Post): Promise<Buffer> {
  const { width, height } = postSizes[post.size];
  return drawPicture(templates[post.template](post), { width, height });
}

const templates: Record<PostTemplate, (post: Post) => PictureNode> = {
  jobTemplate1: (post) =>
    page(paper, { flexDirection: "row" }, [
      box({ width: 28, height: "100%", background: post.brand }, []),
      column({ padding: pad(post) }, wordsOf(post, { ground: paper, accent: post.brand })),
    ]),
  jobTemplate2: (post) =>
    page(
      post.brand,
      { padding: pad(post) },
      wordsOf(post, { ground: post.brand, accent: inkOn(post.brand) }),
    ),
  jobTemplate3: (post) =>
    page(paper, { flexDirection: post.size === "wide" ? "row" : "column" }, [
      box(
        {
          ...(post.size === "wide" ? { width: "38%", height: "100%" } : { width: "100%", height: "32%" }),
          background: post.brand,
          color: inkOn(post.brand),
          alignItems: "flex-end",
          padding: 56,
          fontSize: 56,
          fontWeight: 600,
        },
        ["We’re hiring"],
      ),
      column({ padding: 56 }, wordsOf(post, { ground: paper, accent: post.brand })),
    ]),
  jobTemplate4: (post) =>
    page(night, { padding: 72, alignItems: "center", justifyContent: "center" }, [
      column(
        { width: "100%", padding: 64, background: paper, color: inkOn(paper), borderRadius: 28, flexGrow: 0 },
        wordsOf(post, { ground: paper, accent: post.brand }),
      ),
    ]),
  careerTemplate1: (post) =>
    page(
      post.brand,
      { padding: pad(post), alignItems: "center", justifyContent: "center", textAlign: "center" },
      wordsOf(post, { ground: post.brand, accent: inkOn(post.brand) }),
    ),
  careerTemplate2: (post) =>
    page(paper, {}, [
      ring({ size: 620, right: -200, top: -200, color: post.brand }),
      ring({ size: 380, right: 140, bottom: -220, color: post.brand }),
      column(
        { padding: pad(post), maxWidth: post.size === "wide" ? "68%" : "100%" },
        wordsOf(post, { ground: paper, accent: post.brand }),
      ),
    ]),
};

const pad = ({ size }: Post) => (size === "wide" ? 72 : 96);

function page(ground: string, style: object, children: readonly unknown[]) {
  return box(
    {
      width: "100%",
      height: "100%",
      position: "relative",
      flexDirection: "column",
      justifyContent: "center",
      background: ground,
      color: inkOn(ground),
      fontFamily: "Work Sans",
      ...style,
    },
    children,
  );
}

function column(style: object, children: readonly unknown[]) {
  return box(
    { flexDirection: "column", justifyContent: "center", flexGrow: 1, flexBasis: 0, ...style },
    children,
  );
}

function ring({
  size,
  color,
  ...place
}: {
  size: number;
  color: string;
  right: number;
  top?: number;
  bottom?: number;
}) {
  return box(
    {
      position: "absolute",
      width: size,
      height: size,
      borderRadius: size,
      border: `64px solid ${color}`,
      ...place,
    },
    [],
  );
}

/** The company, the title, the subtitle, and where and in which department it is; each in a color that is read on the ground. */
function wordsOf(
  { companyName, title, subtitle, location, department }: Post,
  { ground, accent }: { ground: string; accent: string },
) {
  const readable = readableOn(accent, ground);
  const place = [location, department].filter(Boolean).join(" · ");
  return [
    ...(companyName ? [text(companyName, { fontSize: 34, fontWeight: 600, color: readable })] : []),
    text(title, {
      marginTop: companyName ? 24 : 0,
      fontSize: title.length > 60 ? 54 : title.length > 30 ? 68 : 84,
      fontWeight: 600,
      lineHeight: 1.08,
      letterSpacing: -2,
    }),
    ...(subtitle ? [text(subtitle, { marginTop: 24, fontSize: 38, lineHeight: 1.25 })] : []),
    ...(place ? [text(place, { marginTop: 28, fontSize: 32, color: readable })] : []),
  ];
}
