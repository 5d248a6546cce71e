/** Several places as people type them. "And" is none of these words: it stands in names such as Trinidad and Tobago. */
const either = /\s+(?:or|oder|ou|o|eller|أو)\s+|\s*[/;|\n]\s*/iu;
const anywhere =
  /[\s,(]*(?<![\p{L}\p{N}])(?:(?:fully |100 ?% )?remote(?:ly)?|home ?office|work from home|عن بعد)(?![\p{L}\p{N}])[\s,)]*/giu;

export interface TypedPlaces {
  names: string[];
  remote: boolean;
}

/** "Berlin / Hamburg", "SF or NYC", "München oder remote": each place as it was typed, and whether remote is one of them. */
export function splitTypedPlaces(text: string): TypedPlaces {
  const typed: TypedPlaces = { names: [], remote: false };
  for (const part of text.split(either)) {
    const name = part.replace(anywhere, () => {
      typed.remote = true;
      return ", ";
    });
    const plain = name.replace(/^[\s,]+|[\s,]+$/g, "");
    if (plain && !typed.names.includes(plain)) typed.names.push(plain);
  }
  return typed;
}
