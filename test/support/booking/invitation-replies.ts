/** Fields of a calendar reply of an invitee. */
export interface ReplyWords {
  readonly uid: string;
  readonly attendee: string;
  /** Recipient of the reply: the address of the organizer. */
  readonly to: string;
  readonly partstat: "ACCEPTED" | "DECLINED" | "TENTATIVE";
  /** Defaults to the address of the attendee. */
  readonly from?: string;
  readonly sequence?: number;
  readonly at?: Date;
  /** Additional header lines. */
  readonly headers?: readonly string[];
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** Returns an iMIP reply to an invitation (RFC 6047), as calendar programs send it. */
export function reply({ uid, attendee, to, partstat, from = attendee, sequence = 0, ...more }: ReplyWords): string {
  const { at = new Date(), headers = [] } = more;
  return [
    ...headers,
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${partstat}: Visit`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/alternative; boundary="edge"',
    "",
    "--edge",
    "Content-Type: text/plain; charset=utf-8",
    "",
    `${attendee} has answered.`,
    "",
    "--edge",
    "Content-Type: text/calendar; charset=UTF-8; method=REPLY",
    "Content-Transfer-Encoding: 7bit",
    "",
    "BEGIN:VCALENDAR",
    "PRODID:-//Elsewhere//Calendar 1.0//EN",
    "VERSION:2.0",
    "METHOD:REPLY",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(at)}`,
    `ORGANIZER:mailto:${to}`,
    `ATTENDEE;PARTSTAT=${partstat};CN=Somebody:mailto:${attendee}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
    "--edge--",
    "",
  ].join("\r\n");
}
