import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createFormGuard } from "../../../src/base/platform/pages/form-guard.ts";
import { SECRET_KEY } from "../service.ts";
import { slotAt } from "./booking.ts";
import type { bookingPageVisits } from "./page-visits.ts";
import type { Fixture } from "../fixture.ts";

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A page as a visitor without scripts sees it. */
export interface SeenPage {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const guard = createFormGuard(createKeyring(Buffer.from(SECRET_KEY, "base64")), () => Date.now() - 5_000);

/** Visits booking pages without a browser. */
export function bookingForms(fixture: Fixture, { publish, somebody }: ReturnType<typeof bookingPageVisits>) {
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<SeenPage> => {
    const answer = await fetch(fixture.service.url + path, {
      headers: { "Accept-Language": "en", ...headers },
      redirect: "manual",
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const post = async (path: string, fields: Fields): Promise<SeenPage> => {
    const body = new URLSearchParams();
    for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
    const answer = await fetch(fixture.service.url + path, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { "Accept-Language": "en" },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const open = async (path: string, number: number, more = ""): Promise<Record<string, string>> => {
    const { text } = await get(`${path}?timezone=UTC&start=${encodeURIComponent(slotAt(number))}${more}`);
    return { ...hiddenFields(text), ...guardFields(path) };
  };
  return {
    get,
    post,
    /** Publishes an event type; returns the path of its page. */
    publishPage: async (body: Readonly<Record<string, unknown>> = {}): Promise<string> =>
      (await publish(body)).path.replace("/v1/public/", "/book/"),
    /** Opens the form for the slot with this number; returns its hidden fields. */
    open,
    /** Opens the form and sends it with entries. */
    book: async (path: string, number: number, entries: Fields = {}): Promise<SeenPage> =>
      await post(path, { ...(await open(path, number)), ...somebody(), ...entries }),
  };
}

/** Returns the hidden fields of a form. */
export function hiddenFields(text: string): Record<string, string> {
  const found = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

/** Returns the fields of a form that was shown five seconds ago, as people take at least. */
export const guardFields = (path: string): Record<string, string> => ({
  ...hiddenFields(guard.fields(path, "en").text),
  website: "",
});

/** Returns the text of a page as people read it. */
export const readable = (text: string): string =>
  text
    .replace(/<[^>]+>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, " ");
