import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { sentenceOf } from "#web/api/client.ts";
import { type FeedView, addressOf, applicationById } from "./feed.ts";

/** Leads to wherever an application stands by the time someone comes. */
export const wayTo = ({ id, job }: { id: string; job: { id: string } }) =>
  `/hire/applicants?job=${job.id}&open=${id}`;

type Standing = Pick<ApplicationRow, "id" | "applicationState" | "shownAs" | "saved" | "qualified"> & {
  job: { id: string };
  /** Without a user where the person has no account. */
  candidate: { id: string; userId?: string | null };
};
/** The screen on which an application stands now; people on no list of applicants are found in the network, or as leads. */
export function whereaboutsOf(application: Standing): string {
  const { id, job, applicationState, shownAs, saved, qualified, candidate } = application;
  const feed: FeedView = { tab: "pending", split: "qualified", job: job.id, sort: "recent", filter: {} };
  if (candidate.userId === null)
    return `/hire/leads?job=${job.id}&tab=${applicationState === "outbound" ? 2 : 3}&open=${candidate.id}`;
  if (shownAs === "withdrawn") return addressOf({ ...feed, tab: "passed" }, id);
  switch (applicationState) {
    case "pipeline":
    case "accepted":
      return `/hire/pipeline?job=${job.id}&open=${id}`;
    case "review":
      return addressOf({ ...feed, split: "review" }, id);
    case "pending":
      if (saved) return addressOf({ ...feed, tab: "saved" }, id);
      if (qualified === null) return addressOf({ ...feed, split: "scoreless" }, id);
      return addressOf({ ...feed, split: qualified ? "qualified" : "unqualified" }, id);
    case "denied":
    case "expired":
      return addressOf({ ...feed, tab: "passed" }, id);
    default:
      return `/hire/network?open=${candidate.id}`;
  }
}

/** Goes to where an application stands, and to the part of it that the address names; `otherwise` where there is none by this id. */
export function useFindApplication(id: string | null, otherwise: string) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (id === null) return;
    let left = false;
    const go = (to: string) => !left && void navigate(to + hash, { replace: true });
    cache.fetchQuery({ ...applicationById(id), staleTime: 0 }).then(
      (application) => go(whereaboutsOf(application)),
      (error: unknown) => {
        if (!left) showToast({ text: sentenceOf(error), tone: "error" });
        go(otherwise);
      },
    );
    return () => {
      left = true;
    };
  }, [id, otherwise, hash, cache, navigate]);
}
