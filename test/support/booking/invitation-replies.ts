/** What a calendar answers in the name of an invitee. */
export interface ReplyWords {
  readonly uid: string;
  readonly attendee: string;
  /** Where it is sent; the organizer's address. */
  readonly to: string;
  readonly partstat: "ACCEPTED" | "DECLINED" | "TENTATIVE";
  /** The attendee's where left out. */
  readonly from?: string;
  readonly sequence?: number;
  readonly at?: Date;
  /** Further lines of the head. */
  readonly headers?: readonly string[];
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** An answer to an invitation (RFC 6047), as calendars write them. */
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
    ...["BEGIN:VCALENDAR", "PRODID:-//Elsewhere//Calendar 1.0//EN", "VERSION:2.0", "METHOD:REPLY", "BEGIN:VEVENT"],
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(at)}`,
    `ORGANIZER:mailto:${to}`,
    `ATTENDEE;PARTSTAT=${partstat};CN=Somebody:mailto:${attendee}`,
    ...["END:VEVENT", "END:VCALENDAR", "", "--edge--", ""],
  ].join("\r\n");
}
