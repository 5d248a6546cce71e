import { whatIsDrawn } from "#shared/pictures/drawn-words.ts";
import { productName } from "#shared/product.ts";
import { box, drawPicture, text } from "#server/pictures/draw-picture.ts";

export interface SocialWords {
  title: string;
  line: string;
  small: string;
  colour: string;
}
const size = { width: 1200, height: 675 };

/** The picture shown with a shared link, 1200 by 675 pixels, without characters its font lacks. */
export function drawSocialImage({ colour, ...words }: SocialWords): Promise<Buffer> {
  const small = whatIsDrawn(words.small);
  const title = whatIsDrawn(words.title) || small || productName;
  return drawn({ title, line: whatIsDrawn(words.line), small, colour });
}

function drawn({ title, line, small, colour }: SocialWords) {
  const words = [
    text(small, { fontSize: 30, color: "#4f4b45" }),
    text(title.length > 90 ? `${title.slice(0, 88)}…` : title, {
      fontSize: title.length > 50 ? 60 : 76,
      fontWeight: 600,
      lineHeight: 1.08,
      letterSpacing: -2,
      marginTop: 24,
    }),
    text(line, { fontSize: 34, color: "#4f4b45", marginTop: 28 }),
  ];
  const tree = box(
    {
      width: "100%",
      height: "100%",
      background: "#fbfaf8",
      color: "#1d1b18",
      fontFamily: "Work Sans",
      flexDirection: "column",
    },
    [
      box({ height: 18, width: "100%", background: colour }, []),
      box({ flexDirection: "column", justifyContent: "center", flexGrow: 1, padding: "0 88px" }, words),
      box({ padding: "0 88px 56px", fontSize: 28, fontWeight: 600 }, [productName]),
    ],
  );
  return drawPicture(tree, size);
}
