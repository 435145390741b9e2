import { createFormGuard } from "../../src/base/platform/pages/form-guard.ts";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import type { Fixture } from "./fixture.ts";
import { SECRET_KEY } from "./service.ts";
import type { Answer } from "./wire.ts";

type Fields = Readonly<Record<string, unknown>>;

let made = 0;

/** A published form. */
export interface PublishedForm {
  readonly id: string;
  readonly slug: string;
  /** Path of the public API. */
  readonly api: string;
  /** Path of the page. */
  readonly page: string;
}

/** Creates forms and submits them. */
export function webForms(fixture: Fixture) {
  const organizationSlug = (): string => fixture.organization.record.slug;
  const publish = async (body: Fields = {}): Promise<PublishedForm> => {
    made += 1;
    const slug = `form-${String(made)}`;
    const created = await fixture.crm.post("/v1/forms", { slug, title: "Contact us", ...body });
    if (created.status !== 201) throw new Error(JSON.stringify(created.json));
    return {
      id: created.string("data.id"),
      slug,
      api: `/v1/public/organizations/${organizationSlug()}/forms/${slug}`,
      page: `/f/${organizationSlug()}/${slug}`,
    };
  };
  return {
    publish,
    /** An address that no contact has. */
    somebody: (): string => {
      made += 1;
      return `visitor.${String(made)}@visitors.example`;
    },
    submit: (form: PublishedForm, body: Fields): Promise<Answer> =>
      fixture.anonymous.post(`${form.api}/submissions`, { page_token: shownToken(form), ...body }),
    submissions: async (form: PublishedForm): Promise<Record<string, unknown>[]> =>
      (await fixture.crm.get(`/v1/forms/${form.id}/submissions`)).list("data"),
    /** Returns the contacts with an address, with all fields. */
    contacts: async (email: string): Promise<Record<string, unknown>[]> =>
      (await fixture.crm.get(`/v1/entities?email=${encodeURIComponent(email)}`)).list("data"),
    /** Sends the form of a page as a browser would a minute after it was shown. */
    send: (form: PublishedForm, fields: Fields, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
      const body = new URLSearchParams({ website: "", shown: shownToken(form) });
      for (const [name, value] of Object.entries(fields))
        for (const one of [value].flat()) {
          if (name === "website" || name === "shown") body.set(name, String(one));
          else body.append(name, String(one));
        }
      return fetch(fixture.service.url + form.page, { method: "POST", body, headers, redirect: "manual" });
    },
  };
}

/** Returns the hidden token of a page that was shown so many milliseconds ago. */
export function shownToken({ page }: PublishedForm, ago = 60_000): string {
  const guard = createFormGuard(createKeyring(Buffer.from(SECRET_KEY, "base64")), () => Date.now() - ago);
  const { text } = guard.fields(`form:${page.slice("/f/".length)}`, "en");
  return /name="shown" value="([^"]+)"/.exec(text)?.[1] ?? "";
}
