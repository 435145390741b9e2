import { useSyncExternalStore } from "react";
import { useSession } from "./session.tsx";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether a choice of the user in this browser is on; the contract does not store it. */
export function usePreference(name: string, initial: boolean): readonly [on: boolean, set: (on: boolean) => void] {
  const key = `crm.${useSession().user.id}.${name}`;
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  return [
    stored === null ? initial : stored === "on",
    (on) => {
      localStorage.setItem(key, on ? "on" : "off");
      for (const listener of listeners) listener();
    },
  ];
}
