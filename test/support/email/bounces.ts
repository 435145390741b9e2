/** Content of a bounce for one message and recipient. */
interface BounceFields {
  /** Recipient of the bounce itself. */
  readonly to?: string;
  readonly messageId?: string;
  readonly recipient: string;
  readonly original?: string;
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
}

/** Returns a delivery status notification (RFC 3464), as mail servers send it. */
export function bounce(words: BounceFields): string {
  const { to = "bounces@localhost", messageId = "<unknown@elsewhere.example>", recipient, original } = words;
  const { action = "failed", status = "5.1.1", diagnostic } = words;
  return [
    "Return-Path: <>",
    "From: MAILER-DAEMON@mx.example (Mail Delivery System)",
    `To: ${to}`,
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="edge"',
    "",
    "--edge",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--edge",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example",
    "Arrival-Date: Sun, 1 Mar 2026 09:30:00 +0000",
    "",
    `Final-Recipient: rfc822; ${recipient}`,
    ...(original === undefined ? [] : [`Original-Recipient: rfc822;${original}`]),
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic === undefined ? [] : [`Diagnostic-Code: smtp; ${diagnostic}`]),
    "",
    "--edge",
    "Content-Type: text/rfc822-headers",
    "",
    "From: CRM <crm@localhost>",
    `Message-ID: ${messageId}`,
    "Subject: Hello",
    "",
    "--edge--",
    "",
  ].join("\r\n");
}

/** Content of a complaint: the reporting user and the recipient of the message. */
interface ComplaintFields {
  readonly to: string;
  /** Null if the provider does not disclose it. */
  readonly recipient: string | null;
  readonly written?: string;
}

/** Returns a complaint (RFC 5965), as providers send it. */
export function complaint({ to, recipient, written = `<${recipient ?? ""}>` }: ComplaintFields): string {
  return [
    "From: feedback@provider.example",
    `To: ${to}`,
    "Subject: FW: Hello",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=feedback-report; boundary="edge"',
    "",
    "--edge",
    "Content-Type: text/plain",
    "",
    "This is an email abuse report.",
    "",
    "--edge",
    "Content-Type: message/feedback-report",
    "",
    "Feedback-Type: abuse",
    "User-Agent: Provider/1.0",
    "Version: 1",
    ...(recipient === null ? [] : [`Original-Rcpt-To: <${recipient}>`]),
    "",
    "--edge",
    "Content-Type: message/rfc822",
    "",
    "From: CRM <crm@localhost>",
    `To: ${written}`,
    "Subject: Hello",
    "",
    "Hello",
    "--edge--",
    "",
  ].join("\r\n");
}
