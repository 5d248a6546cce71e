import { createContext } from "react-router";
import type { Client } from "#contract/endpoint.ts";
import type { ProductContract } from "#contract/index.ts";

export type Api = Client<ProductContract>;

/** What the server hands to a page: the API as this visitor, and the facts every page needs. */
export interface Services {
  api: Api;
  nonce: string;
  apiKey: string;
  publicUrl: string;
  helpUrls: { support: string; handbook: string };
}
export const servicesContext = createContext<Services>();
