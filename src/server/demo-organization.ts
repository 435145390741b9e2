/** The name and the owner of the demo organization. */
export const demoOrganization = { slug: "demo", email: "demo@northwind.example" } as const;
