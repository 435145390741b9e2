/** The rows of the sample files, with the column names in the first row. */
const rows: Readonly<Record<string, Readonly<Record<"en" | "fr", readonly (readonly string[])[]>>>> = {
  contact: {
    en: [
      ["First name", "Last name", "E-mail", "Phone", "Company", "City", "Tags"],
      [
        "Ada",
        "Lovelace",
        "ada@analytical.example",
        "+44 20 7946 0001",
        "Analytical Engines",
        "London",
        "customer; vip",
      ],
      ["Zoë", "Martin", "zoe@atelier.example", "+33 1 99 00 00 01", "Atelier Nord", "Lille", ""],
    ],
    fr: [
      ["Prénom", "Nom", "E-mail", "Téléphone", "Société", "Ville", "Étiquettes"],
      ["Ada", "Lovelace", "ada@analytical.example", "+44 20 7946 0001", "Analytical Engines", "Londres", "client, vip"],
      ["Zoë", "Martin", "zoe@atelier.example", "+33 1 99 00 00 01", "Atelier Nord", "Lille", ""],
    ],
  },
  company: {
    en: [
      ["Name", "Domain", "Industry", "Employees", "City", "Country"],
      ["Analytical Engines", "analytical.example", "Software", "120", "London", "GB"],
      ["Atelier Nord", "atelier.example", "Design", "12", "Lille", "FR"],
    ],
    fr: [
      ["Société", "Domaine", "Secteur", "Effectif", "Ville", "Pays"],
      ["Analytical Engines", "analytical.example", "Logiciel", "120", "Londres", "GB"],
      ["Atelier Nord", "atelier.example", "Design", "12", "Lille", "FR"],
    ],
  },
  product: {
    en: [
      ["Name", "Code", "Unit price", "Currency", "Description"],
      ["Workshop, one day", "WS-1", "1200", "EUR", "For up to ten people"],
      ["Support, one year", "SUP-12", "3600", "EUR", ""],
    ],
    fr: [
      ["Nom", "Code", "Prix unitaire", "Devise", "Description"],
      ["Atelier d’une journée", "WS-1", "1200", "EUR", "Jusqu’à dix personnes"],
      ["Assistance pour un an", "SUP-12", "3600", "EUR", ""],
    ],
  },
};

/** Excel opens a file with this mark as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Returns a file that can be imported; undefined for a record type without one. French spreadsheets expect semicolons. */
export function sampleFile(kind: string, locale: "en" | "fr"): { name: string; content: Blob } | undefined {
  const sample = rows[kind]?.[locale];
  if (!sample) return undefined;
  const separator = locale === "fr" ? ";" : ",";
  const quoted = (cell: string): string => (/[;,"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = sample.map((row) => `${row.map(quoted).join(separator)}\r\n`).join("");
  return { name: `${kind}.csv`, content: new Blob([BYTE_ORDER_MARK + text], { type: "text/csv" }) };
}
