import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Briefcase, Building2, MessageSquare, Search, UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { type Found, foundKinds } from "#contract/app-search.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Palette, type PaletteGroup, type PaletteItem } from "#ui/overlays/palette.tsx";
import { api } from "#web/api/client.ts";
import { type Action, type ActionGroup, currentActions } from "#web/shared/actions/actions.ts";
import { addressOf } from "#web/shared/search/search-address.ts";
import { isAskedFor, isFoundBy } from "./found-by.ts";
import { keyWords } from "./key-words.ts";
import { recentPicks, rememberPick } from "./recent-picks.ts";

export type SearchSide = "candidate" | "company";
const quietMs = 120;
const headings = { person: "People", job: "Jobs", company: "Companies", conversation: "Conversations" };
const icons = { person: UserRound, job: Briefcase, company: Building2, conversation: MessageSquare };

const foundBy = (side: SearchSide, query: string) =>
  queryOptions({
    queryKey: ["app-search", side, query],
    queryFn: () => api.appSearch.find({ query: { query, as: side } }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

interface AppSearchProps {
  /** Whose things are searched; without one only screens and actions are. */
  side?: SearchSide;
  /** Whose recent picks are kept. */
  owner: string;
  query: string;
  onQuery: (query: string) => void;
  /** Enter was pressed while this was fetched. */
  entered: boolean;
  placeholder: string;
  onClose: () => void;
}

/** One box for everything: screens and actions of this app, and what the server finds. */
export default function AppSearch(props: AppSearchProps) {
  const { side, owner, query, onQuery, entered, placeholder, onClose } = props;
  const asked = useSettled(query.trim());
  const navigate = useNavigate();
  const wanted = side && query.trim() !== "" && asked !== "";
  const { data, isFetching } = useQuery({ ...foundBy(side ?? "candidate", asked), enabled: Boolean(wanted) });

  function go(pick: Found) {
    rememberPick(owner, pick);
    void navigate(pick.url);
  }
  const found = wanted && data ? data.found : [];
  const groups: PaletteGroup[] = [
    ...(query.trim() ? [] : [{ label: "Recent", items: recentPicks(owner).map((pick) => itemOf(pick, go)) }]),
    ...foundKinds.map((kind) => ({
      label: headings[kind],
      items: found.filter((each) => each.kind === kind).map((each) => itemOf(each, go)),
    })),
    ...currentActions().map((group) => actionsIn(group, query)),
    {
      label: "Search jobs",
      items: wanted && data ? data.searches.map((words) => searchOf(words, navigate)) : [],
    },
    decisionsIn(currentActions(), query),
  ].filter(({ items }) => items.length > 0);
  return (
    <Palette
      open
      onOpenChange={(open) => !open && onClose()}
      groups={groups}
      placeholder={placeholder}
      query={query}
      onQuery={onQuery}
      entered={entered}
      busy={isFetching || (Boolean(side) && asked !== query.trim())}
      emptyText="Nothing found. Try a shorter search."
    />
  );
}

function itemOf(found: Found, go: (found: Found) => void): PaletteItem {
  const { kind, title, note, picture, url } = found;
  const face =
    kind === "person" ? (
      <Avatar name={title} src={picture} size="sm" />
    ) : kind === "company" ? (
      <CompanyMark name={title} src={picture} size="sm" />
    ) : undefined;
  return {
    id: `${kind} ${url}`,
    label: title,
    hint: note ?? undefined,
    ...(face ? { leading: face } : { icon: icons[kind] }),
    onSelect: () => go(found),
  };
}

function searchOf(words: string, navigate: NavigateFunction): PaletteItem {
  const terms = { query: words, filters: {}, ranges: {} };
  return {
    id: `search ${words}`,
    label: words,
    icon: Search,
    onSelect: () => void navigate(addressOf("/jobs", { terms })),
  };
}

/** The actions of a group that were typed; what decides about someone has its own place, at the end. */
function actionsIn({ label, actions }: ActionGroup, query: string): PaletteGroup {
  const items = actions
    .filter((action) => !action.keyOnly && !action.decides && (query.trim() || !action.typedOnly))
    .filter((action) => isFoundBy(action, query))
    .map(itemOfAction);
  return { label, items };
}

function decisionsIn(groups: readonly ActionGroup[], query: string): PaletteGroup {
  const items = groups
    .flatMap(({ actions }) => actions)
    .filter((action) => !action.keyOnly && action.decides && isAskedFor(action, query))
    .map((action) => ({ ...itemOfAction(action), decides: true }));
  return { label: "Decisions", items };
}

function itemOfAction({ id, label, icon, shortcut, perform }: Action): PaletteItem {
  return { id: `action ${id}`, label, icon, kbd: shortcut && keyWords(shortcut), onSelect: perform };
}

/** The text once its writer pauses. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
