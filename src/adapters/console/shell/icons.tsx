const shapes = {
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21",
  page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  more: "M4 6h16M4 12h16M4 18h16",
  done: "M5 12.5 10 17.5 19 7",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof shapes;

/** A decorative icon; the text next to it says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon-shape" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
