import type { EventTexts } from "./event-catalog.ts";

/** English. */
export const eventTextsEn: EventTexts = {
  greeting: "Hello {name},",
  greetingWithoutName: "Hello,",
  invitee: {
    requested: {
      subject: "Request received: {title}, {day}",
      text: "{organization} has received your request. You will hear as soon as it is confirmed.",
    },
    invited: { subject: "Booked: {title}, {day}", text: "Your appointment with {organization} is booked." },
    confirmed: { subject: "Confirmed: {title}, {day}", text: "Your appointment with {organization} is confirmed." },
    declined: {
      subject: "Request declined: {title}, {day}",
      text: "Unfortunately, {organization} cannot meet you at this time.",
    },
    rescheduled: {
      subject: "New time: {title}, {day}",
      text: "Your appointment with {organization} has been moved.",
    },
    cancelled: {
      subject: "Cancelled: {title}, {day}",
      text: "Your appointment with {organization} has been cancelled.",
    },
    removed: {
      subject: "Your place is cancelled: {title}, {day}",
      text: "You are no longer invited to this appointment with {organization}.",
    },
    left: {
      subject: "Your place is cancelled: {title}, {day}",
      text: "Your place at this appointment with {organization} has been released.",
    },
    updated: { subject: "Changed: {title}, {day}", text: "Your appointment with {organization} has changed." },
    reminder: { subject: "Reminder: {title}, {day}", text: "Your appointment with {organization} is coming up." },
  },
  host: {
    requested: {
      subject: "To be confirmed: {title}, {day}",
      text: "Somebody has requested this appointment. Please confirm or decline it.",
    },
    invited: { subject: "New booking: {title}, {day}", text: "An appointment was booked with you." },
    confirmed: { subject: "Confirmed: {title}, {day}", text: "This appointment is confirmed." },
    declined: { subject: "Declined: {title}, {day}", text: "This request was declined." },
    rescheduled: { subject: "New time: {title}, {day}", text: "This appointment has been moved." },
    cancelled: { subject: "Cancelled: {title}, {day}", text: "This appointment has been cancelled." },
    removed: {
      subject: "You are no longer the host: {title}, {day}",
      text: "Somebody else now hosts this appointment.",
    },
    left: {
      subject: "Place released: {title}, {day}",
      text: "Somebody will not come to this appointment. It goes ahead for the others.",
    },
    joined: { subject: "New invitee: {title}, {day}", text: "Somebody else was invited to this appointment." },
    accepted: { subject: "Accepted: {title}, {day}", text: "An invitee has accepted this appointment." },
    refused: {
      subject: "Declined by an invitee: {title}, {day}",
      text: "An invitee has declined. The appointment stays booked until you cancel or move it.",
    },
    tentative: { subject: "Tentative: {title}, {day}", text: "An invitee may come to this appointment." },
    updated: { subject: "Changed: {title}, {day}", text: "This appointment has changed." },
    reminder: { subject: "Reminder: {title}, {day}", text: "This appointment is coming up." },
  },
  fact: "{label}: {value}",
  when: "When",
  before: "Previous time",
  reason: "Reason",
  where: "Where",
  hosts: "Hosted by",
  invitees: "Invited",
  absent: "Not coming",
  about: "Description",
  location: {
    phone: "By phone: {value}",
    inviteePhone: "We call you",
  },
  yes: "Yes",
  no: "No",
  change: "Reply, reschedule or cancel",
  file: "appointment",
};
