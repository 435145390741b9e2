import type { OutgoingMessage } from "../../src/base/mail/message.ts";

/** A short message with one recipient. */
export const message: OutgoingMessage = {
  messageId: "<019cb4ea-1d10-7a2b-8c3d-4e5f60718293@crm.example>",
  from: { email: "crm@crm.example", name: "The CRM" },
  replyTo: null,
  to: [{ email: "ada@mail.example", name: "Ada Lovelace" }],
  cc: [],
  envelope: { from: "bounces+1@crm.example", to: ["ada@mail.example"] },
  subject: "Hello",
  text: "Hello",
  html: null,
  attachments: [],
  generated: false,
  headers: {},
};
