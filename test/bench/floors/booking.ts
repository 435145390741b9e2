// Floor: bookings with Express 5 and pg, in the tables of the service. No validation, authentication, limits, schedules
// or texts of e-mails.
import { randomUUID } from "node:crypto";
import express from "express";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 16 });
const organizationId = process.env["ORGANIZATION_ID"];
const userId = process.env["USER_ID"];
const hostIds = (process.env["HOSTS"] ?? "").split(",");
const actor = JSON.stringify({ type: "user", id: userId, name: "Floor", application: null });
const HALF_AN_HOUR = 1_800_000;
const text = "Your visit is booked.\n".repeat(20);
const html = `<p>${text}</p>`.repeat(3);

/** The free host with the fewest events, who is not just being booked by another transaction. */
const chooseHost = {
  name: "host",
  text: `SELECT u.id FROM users AS u WHERE u.org_id = $1 AND u.id = ANY ($2)
      AND NOT EXISTS (SELECT FROM event_hosts AS h WHERE h.org_id = $1 AND h.host_id = u.id AND h.holds AND h.busy && tstzrange($3, $4))
    ORDER BY (SELECT count(*) FROM event_hosts AS h WHERE h.org_id = $1 AND h.host_id = u.id AND h.holds
      AND h.busy && tstzrange($3::timestamptz - interval '30 days', $4::timestamptz + interval '30 days'))
    LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
};
const insertEvent = {
  name: "event",
  text: `WITH e AS (INSERT INTO events (org_id, id, event_type_id, title, status, start_at, end_at, timezone, location, seats, source,
      ics_uid, search_text, version, created_at, updated_at, created_by, updated_by, created_by_user)
    VALUES ($1, $2::uuid, $3, 'Visit', 'confirmed', $4, $5, 'UTC', '{}', 1, 'api', $2::uuid::text || '@bench.example', '', 1, now(), now(), $6, $6, $7)),
  c AS (INSERT INTO changes (org_id, id, record_type, record_id, kind, version, actor, occurred_at, data)
    VALUES ($1, gen_random_uuid(), 'event', $2::uuid, 'event.created', 1, $6, now(), '{}'))
  INSERT INTO event_hosts (org_id, event_id, host_id, position, busy, holds) VALUES ($1, $2::uuid, $8, 0, tstzrange($4, $5), true)`,
};
const insertInvitee = {
  name: "invitee",
  text: `WITH c AS (INSERT INTO entities (org_id, id, entity_type, full_name, email, lifecycle_stage, owner_id, source, version,
      created_at, updated_at, created_by, updated_by, created_by_user, search_name, search_text)
    VALUES ($1, $3, 'contact', $4, $5, 'lead', $6, 'booking', 1, now(), now(), $7, $7, $6, lower($4), lower($4 || ' ' || $5))),
  k AS (INSERT INTO entity_emails (org_id, email, entity_id) VALUES ($1, $5, $3))
  INSERT INTO event_invitees (org_id, event_id, id, position, role, name, email, timezone, locale, contact_id, created_at)
  VALUES ($1, $2, gen_random_uuid(), 0, 'primary', $4, $5, 'UTC', 'en', $3, now())`,
};
const insertEmails = {
  name: "emails",
  text: `WITH m AS (INSERT INTO emails (org_id, id, status, category, message_id, "from", subject, html, text, version, created_at,
      updated_at, created_by, updated_by, created_by_user)
    SELECT $1, id, 'queued', 'transactional', id::text, '{}', 'Visit', $4, $5, 1, now(), now(), $6, $6, $7 FROM unnest($2::uuid[]) AS u (id)),
  r AS (INSERT INTO email_recipients (org_id, email_id, position, email, kind, status)
    SELECT $1, id, 0, $3, 'to', 'queued' FROM unnest($2::uuid[]) AS u (id))
  INSERT INTO jobs (id, org_id, kind, payload, available_at, max_attempts)
  SELECT gen_random_uuid(), $1, 'email.send', jsonb_build_object('email_id', id), now(), 8 FROM unnest($2::uuid[]) AS u (id)`,
};

interface Booking {
  readonly event_type_id: string;
  readonly start_at: string;
  readonly invitee: { readonly name: string; readonly email: string };
}

/** Books a host in one transaction. */
async function book({ event_type_id, start_at, invitee }: Booking): Promise<object> {
  const connection = await pool.connect();
  try {
    const end = new Date(Date.parse(start_at) + HALF_AN_HOUR).toISOString();
    const id = randomUUID();
    await connection.query("BEGIN");
    const choice = { ...chooseHost, values: [organizationId, hostIds, start_at, end] };
    let host = await connection.query<{ id: string }>(choice);
    // Concurrent bookings hold every host that is free at this time.
    while (host.rows.length === 0) host = await connection.query(choice);
    const event = [organizationId, id, event_type_id, start_at, end, actor, userId, host.rows[0]?.id];
    await connection.query({ ...insertEvent, values: event });
    const person = [organizationId, id, randomUUID(), invitee.name, invitee.email, userId, actor];
    await connection.query({ ...insertInvitee, values: person });
    const emails = [organizationId, [randomUUID(), randomUUID()], invitee.email, html, text, actor, userId];
    await connection.query({ ...insertEmails, values: emails });
    await connection.query("COMMIT");
    connection.release();
    return { data: { id, event_type_id, start_at, end_at: end, invitees: [invitee] } };
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

const app = express();
app.use(express.json());
app.get("/livez", (_request, response) => {
  response.json({});
});
// The bench prepares every server in the same way.
for (const path of ["/v1/schedules", "/v1/event-types"]) {
  app.post(path, async (_request, response) => {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO event_types (org_id, id, slug, title, owner_id, assignment, duration_minutes, location, search_text,
         booking_window, limits, visibility, created_at, updated_at, created_by, updated_by, created_by_user)
       VALUES ($1, gen_random_uuid(), $2, 'Visit', $3, 'single', 30, '{}', '', '{}', '{}', 'public', now(), now(), $4, $4, $3) RETURNING id`,
      [organizationId, path.slice("/v1/".length), userId, actor],
    );
    response.json({ data: rows[0] });
  });
}
app.post("/v1/events", async (request, response) => {
  response.status(201).json(await book(request.body as Booking));
});

app.listen(Number(process.env["PORT"]), "127.0.0.1");
