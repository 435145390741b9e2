import type { Tenant } from "../../tenant.ts";
import { canaryOf, type Preparations, withId, unique } from "./preparation.ts";

const form = (tenant: Tenant): { slug: string; title: string } => ({
  slug: `form-${tenant.next()}`,
  title: unique(tenant),
});

/** Creates a form; returns the parameters of its page. */
async function page(tenant: Tenant): Promise<{ organization_slug: string; form_slug: string }> {
  const { slug } = form(tenant);
  await tenant.owner.post("/v1/forms", { slug, title: canaryOf(tenant) });
  return { organization_slug: tenant.organization.record.slug, form_slug: slug };
}

const entries = (tenant: Tenant) => ({ email: `${canaryOf(tenant)}.${tenant.next()}@visitors.example` });

/** Submits a form; returns the id of the submission. */
async function submission(tenant: Tenant): Promise<string> {
  const { organization_slug, form_slug } = await page(tenant);
  const { email } = entries(tenant);
  const path = `/v1/public/organizations/${organization_slug}/forms/${form_slug}`;
  await tenant.owner.post(`${path}/submissions`, {
    email,
    page_token: (await tenant.owner.get(path)).string("data.page_token"),
  });
  return (await tenant.owner.get(`/v1/form-submissions?email=${email}`)).string("data.0.id");
}

/** Prepared requests for web forms. */
export const forms: Preparations = {
  "forms.create": (tenant) => Promise.resolve({ body: form(tenant) }),
  "formSubmissions.get": withId(submission),
  "formSubmissions.purge": withId(submission),
  "formPage.get": async (tenant) => ({ parameters: await page(tenant) }),
  "formPage.submit": async (tenant) => {
    const parameters = await page(tenant);
    const path = `/v1/public/organizations/${parameters.organization_slug}/forms/${parameters.form_slug}`;
    const page_token = (await tenant.owner.get(path)).string("data.page_token");
    return { parameters, body: { ...entries(tenant), page_token } };
  },
};
