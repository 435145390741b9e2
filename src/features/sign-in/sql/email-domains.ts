import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { byText, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

/** An e-mail domain of an organization. */
interface EmailDomainRecord extends StandardFields {
  readonly domain: string;
  readonly status: "pending" | "verified";
  readonly verified_at: string | null;
  readonly record_name: string;
  readonly record_value: string;
}

const readColumns = recordColumns("EmailDomain", {
  stored: ["domain", "verified_at", "record_value"],
  computed: {
    status: "CASE WHEN verified_at IS NULL THEN 'pending' ELSE 'verified' END",
    record_name: "'_crs-verification.' || domain",
  },
});

const list: ListOf<"emailDomains.list"> = {
  filters: {
    status: (query, status) =>
      void (status === "verified" ? query.whereNotNull("verified_at") : query.whereNull("verified_at")),
  },
  sort: { domain: byText("domain") },
};

/** Creates the statements on e-mail domains. */
export function emailDomainRepository(db: Knex) {
  const columns = readColumns(db);
  const live = (orgId: string): Knex.QueryBuilder => db("email_domains").where({ org_id: orgId, deleted_at: null });
  const table = recordTable<EmailDomainRecord>(db, "email_domains", columns);
  return {
    ...table,
    ...listedTable<EmailDomainRecord, ListFilters["emailDomains.list"]>(db, { table: "email_domains", columns, list }),
    ...verifiedDomains(db),
    async byName(orgId: string, domain: string): Promise<EmailDomainRecord | null> {
      const row = await live(orgId)
        .where({ domain })
        .first<EmailDomainRecord | undefined>(...columns);
      return row ?? null;
    },
    async count(orgId: string): Promise<number> {
      return (await live(orgId).count({ count: "*" }).first<{ count: number } | undefined>())?.count ?? 0;
    },
    verify: (orgId: string, id: string, actor: Actor): Promise<EmailDomainRecord | null> =>
      table.update(orgId, id, { verified_at: db.fn.now() }, actor),
  };
}

function verifiedDomains(db: Knex) {
  return {
    /** Locks the name of a domain for all organizations until the transaction ends. */
    async lockName(domain: string): Promise<void> {
      await lockName(db, `email_domain:${domain}`);
    },
    /** Searches all organizations for the one that verified the domain. */
    async verifiedBy(domain: string): Promise<string | null> {
      const row = await db("email_domains")
        .where({ domain, deleted_at: null })
        .whereNotNull("verified_at")
        .first<{ org_id: string } | undefined>("org_id");
      return row?.org_id ?? null;
    },
    /** Returns whether the organization has a verified domain, apart from an excepted one. */
    async anyVerified(orgId: string, except: string | null = null): Promise<boolean> {
      const verified = db("email_domains").where({ org_id: orgId, deleted_at: null }).whereNotNull("verified_at");
      const found = except === null ? verified : verified.whereNot({ id: except });
      return (await found.first<{ id: string } | undefined>("id")) !== undefined;
    },
  };
}
