import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

interface Kept {
  /** The session key that an app keeps its list under. */
  key: string;
  path: string;
  /** An address that only passes through is not kept. */
  skip?: boolean;
}
/** The last view of a list is kept for its app while the browser tab lives. */
export function useSavedQuery({ key, path, skip = false }: Kept) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (skip) return;
    if (search) return sessionStorage.setItem(key, search);
    const kept = sessionStorage.getItem(key);
    if (kept) void navigate(`${path}${kept}`, { replace: true });
  }, [key, path, skip, search, navigate]);
}
