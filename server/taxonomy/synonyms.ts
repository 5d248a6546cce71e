import { abbreviations } from "./title-words.ts";
