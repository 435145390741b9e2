import { useLanguage } from "../texts/texts.tsx";

/** Returns a function that writes numbers in the language of the user, e.g. 12,345. */
export function useNumbers(): (value: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale);
  return (value) => format.format(value);
}

/** Returns a function that writes numbers of bytes in the language of the user, e.g. 1.5 MB. */
export function useByteSizes(): (bytes: number) => string {
  const { locale } = useLanguage();
  return (bytes) => {
    const index = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
    const [unit, size] = [UNITS[index], bytes / 1_000 ** index];
    const style = { style: "unit", unit, unitDisplay: index === 0 ? "long" : "short" } as const;
    return new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: index === 0 ? 0 : 1 }).format(size);
  };
}

const UNITS = ["byte", "kilobyte", "megabyte"] as const;
