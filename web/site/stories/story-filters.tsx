import { type Publication, publicationNames, publications } from "#shared/stories/publications.data.ts";
import { authorPath } from "#shared/stories/authors.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import styles from "./stories.module.css";

export const pageSize = 12;

interface Wanted {
  publication: Publication;
  tag: string;
  author: string;
  q: string;
  page: number;
}
const pathOf = (publication: Publication, query: Record<string, string>) =>
  `${publications[publication].path}?${new URLSearchParams(query)}`;

interface TagsProps extends Pick<Wanted, "publication" | "tag" | "author"> {
  tags: readonly { id: string; name: string }[];
}
export function Tags({ publication, tags, tag, author }: TagsProps) {
  if (tags.length === 0) return null;
  const all = { id: "", name: "All", href: publications[publication].path };
  const links = tags.map(({ id, name }) => ({ id, name, href: pathOf(publication, { tag: id }) }));
  return <Choice label="Tags" links={[all, ...links]} chosen={author ? null : tag} />;
}

interface AuthorsProps extends Pick<Wanted, "publication" | "author"> {
  authors: readonly { id: string; name: string; publication: Publication }[];
}
/** Whose stories a publication has; one alone is named at the stories. */
export function Authors({ publication, authors, author }: AuthorsProps) {
  const here = authors.filter((each) => each.publication === publication);
  if (here.length < 2) return null;
  const links = here.map(({ id, name }) => ({ id, name, href: authorPath(publication, id) }));
  return <Choice label="Authors" links={links} chosen={author} />;
}

/** The other publications, as far as there is something to read. */
export function Elsewhere({ publication, authors }: Pick<AuthorsProps, "publication" | "authors">) {
  const others = publicationNames.filter(
    (name) => name !== publication && authors.some((each) => each.publication === name),
  );
  if (others.length === 0) return null;
  const links = others.map((name) => ({
    id: name,
    name: publications[name].title,
    href: publications[name].path,
  }));
  return <Choice label="More to read" links={links} chosen={null} />;
}

interface ChoiceProps {
  label: string;
  links: readonly { id: string; name: string; href: string }[];
  chosen: string | null;
}
function Choice({ label, links, chosen }: ChoiceProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tags}>
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <Link href={href} aria-current={id === chosen ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Pages({ publication, tag, author, q, page, total }: Wanted & { total: number }) {
  const to = (wanted: number) =>
    pathOf(publication, {
      ...(tag && { tag }),
      ...(author && { author }),
      ...(q && { q }),
      page: String(wanted),
    });
  const older = page * pageSize < total;
  if (page === 1 && !older) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <Link href={to(page - 1)}>Newer stories</Link>}
      {older && <Link href={to(page + 1)}>Older stories</Link>}
    </nav>
  );
}
