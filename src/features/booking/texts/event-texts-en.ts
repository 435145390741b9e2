import type { EventTexts } from "./event-catalog.ts";

/** English. */
export const eventTextsEn: EventTexts = {
  greeting: "Hello {name},",
  greetingWithoutName: "Hello,",
  invitee: {
    requested: {
      subject: "Request received: {title}, {day}",
      text: "{organization} has received your request. You will receive an e-mail as soon as it is confirmed.",
    },
    invited: { subject: "Booked: {title}, {day}", text: "Your appointment with {organization} is booked." },
    confirmed: { subject: "Confirmed: {title}, {day}", text: "Your appointment with {organization} is confirmed." },
    declined: {
      subject: "Request declined: {title}, {day}",
      text: "Unfortunately, {organization} is not available at this time.",
    },
    rescheduled: {
      subject: "New time: {title}, {day}",
      text: "Your appointment with {organization} has been rescheduled.",
    },
    cancelled: {
      subject: "Cancelled: {title}, {day}",
      text: "Your appointment with {organization} has been cancelled.",
    },
    removed: {
      subject: "Your participation is cancelled: {title}, {day}",
      text: "You are no longer invited to this appointment with {organization}.",
    },
    left: {
      subject: "Your participation is cancelled: {title}, {day}",
      text: "Your participation in this appointment with {organization} has been cancelled.",
    },
    updated: { subject: "Changed: {title}, {day}", text: "Your appointment with {organization} has changed." },
    reminder: { subject: "Reminder: {title}, {day}", text: "Your appointment with {organization} is coming up." },
  },
  host: {
    requested: {
      subject: "To be confirmed: {title}, {day}",
      text: "You have a request for this appointment. Please confirm or decline it.",
    },
    invited: { subject: "New booking: {title}, {day}", text: "An appointment was booked with you." },
    confirmed: { subject: "Confirmed: {title}, {day}", text: "This appointment is confirmed." },
    declined: { subject: "Declined: {title}, {day}", text: "This request was declined." },
    rescheduled: { subject: "New time: {title}, {day}", text: "This appointment has been rescheduled." },
    cancelled: { subject: "Cancelled: {title}, {day}", text: "This appointment has been cancelled." },
    removed: {
      subject: "You are no longer the host: {title}, {day}",
      text: "Another person now hosts this appointment.",
    },
    left: {
      subject: "Participation cancelled: {title}, {day}",
      text: "An invitee has cancelled. The appointment still takes place for the others.",
    },
    joined: { subject: "New invitee: {title}, {day}", text: "Another person was invited to this appointment." },
    accepted: { subject: "Accepted: {title}, {day}", text: "An invitee has accepted this appointment." },
    refused: {
      subject: "Declined by an invitee: {title}, {day}",
      text: "An invitee has declined. The appointment stays booked until you cancel or reschedule it.",
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
  invitees: "Invitees",
  absent: "Not coming",
  about: "Description",
  location: {
    phone: "By phone: {value}",
    inviteePhone: "We will call you",
  },
  yes: "Yes",
  no: "No",
  confirm: "Confirm and invite your guests",
  change: "Reply, reschedule or cancel",
  decide: "Confirm or decline",
  open: "Open the appointment",
  move: "Reschedule",
  cancel: "Cancel",
  file: "appointment",
};
