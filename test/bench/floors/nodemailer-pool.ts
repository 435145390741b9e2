// The floor of `npm run bench:mail`: sends messages from memory over nodemailer's pool, with as many connections as
// the service uses.
import { createTransport } from "nodemailer";

const transport = createTransport({ url: process.env["SMTP_URL"] ?? "", pool: true, maxConnections: 10 });
const text = "Hello\n".repeat(100);
await Promise.all(
  Array.from({ length: Number(process.env["MESSAGES"]) }, (_, number) =>
    transport.sendMail({ from: "crm@bench.example", to: `reader.${number}@bench.example`, subject: "Hello", text }),
  ),
);
transport.close();
