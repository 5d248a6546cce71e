import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#web/routes.ts";
import { type Sentence, sentencesOf } from "./sentences-of.ts";

export interface Room {
  /** The folder of a screen, or of what several screens and emails share. */
  folder: string;
  /** The addresses of its screens. */
  addresses: string[];
  sentences: (Sentence & { file: string })[];
}

const places = [
  "web/**/*.{ts,tsx}",
  "ui/**/*.{ts,tsx}",
  "shared/**/*.ts",
  "contract/**/*.ts",
  "server/{chat,domains,emails,errors,http,limits,outside,places,resume-reading,matching-engine,site}/**/*.ts",
];
/** Names of the world, data to reason with, tests, and what only developers see. */
const unread =
  /^shared\/(?:companies|places)\/|\/exchanges-\w+\.data\.ts$|^server\/resume-reading\/testing\/|\.test\.tsx?$|^ui\/gallery\/|^web\/testing\/|\/tables\.ts$|^server\/(?:places|resume-reading|matching-engine)\/.*\.data\.ts$|^contract\/openapi\.ts$/;

/** Every sentence that people read, screens first, then what they share, the emails and the refusals of the server. */
export function collectWords(): Room[] {
  const rooms = new Map<string, Room>();
  for (const path of places.flatMap((place) => globSync(place)).toSorted()) {
    if (unread.test(path)) continue;
    const sentences = sentencesOf(path, readFileSync(path, "utf8"));
    if (sentences.length === 0) continue;
    const folder = dirname(path);
    const room = rooms.get(folder) ?? { folder, addresses: addressesOf(folder), sentences: [] };
    room.sentences.push(...sentences.map((sentence) => ({ ...sentence, file: basename(path) })));
    rooms.set(folder, room);
  }
  const isScreen = ({ addresses }: Room) => addresses.length > 0;
  const all = [...rooms.values()];
  return [...all.filter(isScreen), ...all.filter((room) => !isScreen(room))];
}

function addressesOf(folder: string): string[] {
  return screens.filter(({ file }) => dirname(file) === folder).map(({ address }) => address);
}

const screens = pagesOf(routes as RouteConfigEntry[], "");

function pagesOf(entries: RouteConfigEntry[], base: string): { address: string; file: string }[] {
  return entries.flatMap(({ path = "", index, file, children = [] }) => {
    const address = path ? `${base}/${path}` : base;
    const isPage = Boolean(path) || index;
    return [
      ...(isPage && file ? [{ address: address || "/", file: `web/${file}` }] : []),
      ...pagesOf(children, address),
    ];
  });
}
