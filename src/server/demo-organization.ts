/** The name, the owner and the web form of the demo organization. */
export const demoOrganization = { slug: "demo", email: "demo@northwind.example", formSlug: "contact" } as const;
