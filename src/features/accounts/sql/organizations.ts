import type { Knex } from "knex";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Actor, CallerOrganization } from "../../../base/contract/caller.ts";
import type { StandardFields } from "../../../base/records/sql/record-table.ts";
import { type AiPolicy, completePolicy } from "../rules/ai-policy.ts";

/** The policy, and the version of the organization record that contains it. */
export interface AiPolicyRow extends AiPolicy, Pick<StandardFields, "version" | "updated_at" | "updated_by"> {}

/** An organization: the tenant whose users and records are isolated from those of all others. */
export interface OrganizationRecord extends StandardFields, CallerOrganization {
  readonly slug: string;
  readonly postal_address: string | null;
  readonly email_tracking: EmailTracking;
}

/** Which reactions to campaign messages are recorded. */
export interface EmailTracking {
  readonly opens: boolean;
  readonly clicks: boolean;
}

/** The columns of a new organization. */
export type NewOrganization = Omit<
  OrganizationRecord,
  "version" | "updated_at" | "deleted_at" | "postal_address" | "email_tracking"
> & {
  readonly ai_policy: AiPolicy;
};

const readColumns = recordColumns("Organization", {
  stored: [
    "name",
    "default_locale",
    "timezone",
    "currency",
    "default_country",
    "postal_address",
    "email_tracking",
    "slug",
    "plan",
    "data_region",
  ],
  composed: ["branding", "embed_origins", "max_file_size_mb", "retention", "two_factor_policy", "quotas", "deletion"],
});

/** Creates the statements on organizations. */
export function organizationRepository(db: Knex) {
  const columns = readColumns(db);
  const one = (query: Knex.QueryBuilder): Promise<OrganizationRecord | null> =>
    query.first(...columns).then((row: OrganizationRecord | undefined) => row ?? null);
  return {
    async insert(row: NewOrganization): Promise<void> {
      await db("organizations").insert({ ...row, updated_at: row.created_at });
    },
    get: (id: string) => one(db("organizations").where({ id, deleted_at: null })),
    bySlug: (slug: string) => one(db("organizations").where({ slug, deleted_at: null })),
    /** Locked by every change of roles and owners, so that concurrent changes cannot remove the last owner. */
    lock: (id: string) => one(db("organizations").where({ id, deleted_at: null }).forUpdate()),
    async list(): Promise<OrganizationRecord[]> {
      return await db("organizations")
        .whereNull("deleted_at")
        .orderBy("id")
        .select(...columns);
    },
    async update(id: string, changes: object, actor: Actor): Promise<OrganizationRecord | null> {
      const counted = { ...changes, version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
      const rows: OrganizationRecord[] = await db("organizations")
        .where({ id, deleted_at: null })
        .update(counted)
        .returning([...columns]);
      return rows[0] ?? null;
    },
    ...organizationSettings(db),
    /** Returns whether members must sign in with the identity provider. */
    async requiresSingleSignOn(id: string): Promise<boolean> {
      const row = await db("organizations")
        .where({ id })
        .first<{ single_sign_on_enforced: boolean } | undefined>("single_sign_on_enforced");
      return row?.single_sign_on_enforced ?? false;
    },
    ...policies(db),
    ...suspensions(db),
  };
}

function suspensions(db: Knex) {
  return {
    /** Since when the organization is suspended by the operator; null if it is not. */
    async suspendedAt(id: string): Promise<string | null> {
      const row = await db("organizations")
        .where({ id })
        .first<{ suspended_at: string | null } | undefined>("suspended_at");
      return row?.suspended_at ?? null;
    },
    /** Returns false if it was already suspended. */
    async suspend(id: string, actor: Actor): Promise<boolean> {
      const changes = { suspended_at: db.fn.now(), updated_at: db.fn.now(), updated_by: actor };
      return (await db("organizations").where({ id, suspended_at: null }).update(changes)) > 0;
    },
    /** Returns false if it was not suspended. */
    async resume(id: string, actor: Actor): Promise<boolean> {
      const changes = { suspended_at: null, updated_at: db.fn.now(), updated_by: actor };
      return (await db("organizations").where({ id }).whereNotNull("suspended_at").update(changes)) > 0;
    },
  };
}

type StoredPolicy = Omit<AiPolicyRow, keyof AiPolicy> & { readonly ai_policy: AiPolicy };

function policies(db: Knex) {
  const columns = ["ai_policy", "version", "updated_at", "updated_by"] as const;
  const flat = (row: StoredPolicy | undefined): AiPolicyRow | null => {
    if (!row) return null;
    const { ai_policy, ...rest } = row;
    return { ...completePolicy(ai_policy), ...rest };
  };
  return {
    /** Null if the organization no longer exists. */
    async aiPolicy(id: string): Promise<AiPolicyRow | null> {
      const found = db("organizations").where({ id, deleted_at: null });
      return flat(await found.first<StoredPolicy | undefined>(...columns));
    },
    async setAiPolicy(id: string, policy: AiPolicy, actor: Actor): Promise<AiPolicyRow | null> {
      const counted = { version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
      const rows: StoredPolicy[] = await db("organizations")
        .where({ id, deleted_at: null })
        .update({ ai_policy: policy, ...counted })
        .returning([...columns]);
      return flat(rows[0]);
    },
  };
}

/** The appearance of an organization on pages that are shown to others. */
export interface Branding {
  readonly display_name: string | null;
  /** A data URL. */
  readonly logo: string | null;
  readonly colour: string | null;
}

/** Whether members of an organization need a second factor. */
export interface TwoFactorPolicy {
  readonly required: boolean;
  readonly grace_days: number;
  readonly required_since: string | null;
}

/** Days after which data is deleted; null: it is kept. */
export interface Retention {
  readonly messages_days: number | null;
  readonly attachments_days: number | null;
  readonly timelines_days: number | null;
  readonly tasks_days: number | null;
  readonly deleted_days: number | null;
}

/** The settings of an organization that few operations need. */
export interface OrganizationSettings {
  readonly branding: Branding;
  readonly embed_origins: readonly string[];
  /** In mebibytes. */
  readonly max_file_size_mb: number;
  readonly retention: Retention;
  readonly two_factor_required: boolean;
  readonly two_factor_grace_days: number;
  readonly two_factor_required_since: string | null;
  readonly deletion_requested_at: string | null;
  readonly deletion_requested_by: Actor | null;
  readonly deletes_at: string | null;
}

const columns = [
  "branding",
  "embed_origins",
  "max_file_size_mb",
  "retention",
  "two_factor_required",
  "two_factor_grace_days",
  "two_factor_required_since",
  "deletion_requested_at",
  "deletion_requested_by",
  "deletes_at",
] as const satisfies readonly (keyof OrganizationSettings)[];

/** Creates the statements on the settings of organizations. */
function organizationSettings(db: Knex) {
  return {
    /** Null if the organization no longer exists. */
    async settings(id: string): Promise<OrganizationSettings | null> {
      const found = db("organizations").where({ id, deleted_at: null });
      return (await found.first<OrganizationSettings | undefined>(...columns)) ?? null;
    },
    /** Returns the columns of a policy; the grace period starts when a second factor becomes required. */
    twoFactorColumns: ({ required, grace_days }: Pick<TwoFactorPolicy, "required" | "grace_days">): object => ({
      two_factor_required: required,
      two_factor_grace_days: grace_days,
      two_factor_required_since: required
        ? db.raw("coalesce(two_factor_required_since, ?::timestamptz)", [new Date().toISOString()])
        : null,
    }),
    /** Returns the columns of a deletion after this number of days. */
    deletionColumns: (actor: Actor, days: number): object => ({
      deletion_requested_at: db.fn.now(),
      deletion_requested_by: actor,
      deletes_at: db.raw("now() + make_interval(days => ?)", [days]),
    }),
    /** The columns of an organization that is not going to be deleted. */
    withoutDeletion: { deletion_requested_at: null, deletion_requested_by: null, deletes_at: null },
  };
}
