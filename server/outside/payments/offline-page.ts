/** The offline provider's page where cards are typed. */
export function cardPage(cancelTo: string, problem: string | null) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Add a card</title><style>body{font:16px/1.5 system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}
input,button{font:inherit;display:block;width:100%;box-sizing:border-box;padding:.6rem;margin:.3rem 0 1rem}</style>
<h1>Add a card</h1><p>This page stands in for a payment provider. Use test cards only, such as 4242 4242 4242 4242.</p>
${problem ? `<p role="alert">${problem}</p>` : ""}
<form method="post"><label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<button>Save card</button></form><p><a href="${escaped(cancelTo)}">Go back without a card</a></p></html>`;
}

function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
