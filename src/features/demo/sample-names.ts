/** Parts of fictitious names of people and companies, with accents, apostrophes and hyphens. */
export const firstNames =
  "Amélie Zoé François Hélène Léa Noël Chloé Jérôme Inès Benoît Björn Jürgen Käthe Günther Sören Åsa Øyvind Freja José María Lucía Íñigo Nuño Begoña João Conceição Łukasz Małgorzata Zofia Wojciech Jiří Šárka Žaneta Ágnes Gergő Ştefan Ioana Çağla İpek Oğuz Ngọc Thị Siobhán Seán Róisín Aoife Giulia Niccolò Matteo Chiara Emma Liam Olivia Noah Ava Ethan Sophia Mason Grace Henry Priya Arjun Ananya Rohan Kenji Yuki Haruka Wei Mei Fatima Omar Layla Youssef Amina Kwame Adaeze Thabo Nia Zanele".split(
    " ",
  );

export const lastNames =
  "Lefèvre Dubois Müller Schröder Weiß Groß Bäcker Søndergaard Ødegård Åström Lindqvist García Muñoz Núñez Ibáñez Peña Gonçalves Araújo Simões Wałęsa Kowalski Szymański Wiśniewska Novák Dvořáková Černý Horváth Szabó Kovács Popescu Ionescu Yılmaz Öztürk Şahin Nguyễn Trần O'Brien O'Connor Ó'Súilleabháin MacDonald D'Angelo De-Luca Esposito Rossi Smith-Jones Johnson Williams Brown Taylor Davies Evans Wilson Sharma Patel Iyer Tanaka Suzuki Watanabe Chen Zhang Liu Hassan El-Sayed Benali Haddad Mensah Okafor Dlamini Nkosi Fitzgerald Beaumont Garnier Lacroix Fontaine Vasseur Brücke".split(
    " ",
  );

export const companyFirsts =
  "Northwind Étoile Blaufeld Cedarline Meridian Kestrel Ostrava Larkspur Fjordkraft Solène Brightwater Ironbridge Måneskin Altiplano Vértice Quarry Lumen Harbour Säntis Tramontane Juniper Basalt Copperleaf Aurore Nimbus Riverstone Calanque Zenith Hazel Orchard".split(
    " ",
  );

export const companySeconds =
  "Systems Logistics Foods Énergie Consulting Werke Labs Textiles Robotics Media Santé Finance Maritime Studios Bâtiment Motors".split(
    " ",
  );

export const companyForms = ["", " Ltd", " GmbH", " SAS", " AG", " S.A.", " Inc."] as const;

export const industries = [
  "Software",
  "Logistics",
  "Food and beverages",
  "Energy",
  "Consulting",
  "Manufacturing",
  "Health",
  "Finance",
  "Media",
  "Construction",
] as const;

export const jobTitles = [
  "Chief Executive Officer",
  "Directrice commerciale",
  "Head of Procurement",
  "Software Engineer",
  "Einkaufsleiter",
  "Office Manager",
  "Marketing Manager",
  "Responsable des achats",
  "Operations Director",
  "Account Executive",
] as const;

export const departments = ["Sales", "Marketing", "Finance", "Operations", "Engineering", "Achats", null] as const;

export const places = [
  { city: "Paris", postal_code: "75011", country: "FR", timezone: "Europe/Paris", locale: "fr", phone: "+3314" },
  { city: "Lyon", postal_code: "69002", country: "FR", timezone: "Europe/Paris", locale: "fr", phone: "+3347" },
  { city: "Zürich", postal_code: "8001", country: "CH", timezone: "Europe/Zurich", locale: "en", phone: "+4144" },
  { city: "München", postal_code: "80331", country: "DE", timezone: "Europe/Berlin", locale: "en", phone: "+4989" },
  { city: "Kraków", postal_code: "31-042", country: "PL", timezone: "Europe/Warsaw", locale: "en", phone: "+4812" },
  { city: "Málaga", postal_code: "29001", country: "ES", timezone: "Europe/Madrid", locale: "en", phone: "+3495" },
  { city: "London", postal_code: "EC1A 1BB", country: "GB", timezone: "Europe/London", locale: "en", phone: "+4420" },
  {
    city: "Montréal",
    postal_code: "H2X 1Y4",
    country: "CA",
    timezone: "America/Toronto",
    locale: "fr",
    phone: "+1514",
  },
] as const;

export const tagSets = [[], [], ["newsletter"], ["vip"], ["trade fair 2026", "newsletter"], ["référence"]] as const;
