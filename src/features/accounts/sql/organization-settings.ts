import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/actor.ts";

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
export function organizationSettings(db: Knex) {
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
