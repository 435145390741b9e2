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
      subject: "Not possible: {title}, {day}",
      text: "Unfortunately {organization} cannot offer you this appointment.",
    },
    rescheduled: {
      subject: "New time: {title}, {day}",
      text: "Your appointment with {organization} takes place at another time.",
    },
    cancelled: {
      subject: "Cancelled: {title}, {day}",
      text: "Your appointment with {organization} does not take place.",
    },
    removed: {
      subject: "Cancelled for you: {title}, {day}",
      text: "You are no longer invited to this appointment with {organization}.",
    },
    left: {
      subject: "Cancelled for you: {title}, {day}",
      text: "Your place at this appointment with {organization} was given back.",
    },
    updated: { subject: "Changed: {title}, {day}", text: "Your appointment with {organization} has changed." },
    reminder: { subject: "Reminder: {title}, {day}", text: "Your appointment with {organization} is coming up." },
  },
  host: {
    requested: {
      subject: "To be confirmed: {title}, {day}",
      text: "Somebody asks for this appointment. Please confirm or decline it.",
    },
    invited: { subject: "New booking: {title}, {day}", text: "This appointment was booked with you." },
    confirmed: { subject: "Confirmed: {title}, {day}", text: "This appointment is confirmed." },
    declined: { subject: "Declined: {title}, {day}", text: "This request was declined." },
    rescheduled: { subject: "New time: {title}, {day}", text: "This appointment takes place at another time." },
    cancelled: { subject: "Cancelled: {title}, {day}", text: "This appointment does not take place." },
    removed: { subject: "No longer yours: {title}, {day}", text: "You no longer host this appointment." },
    left: {
      subject: "Place given back: {title}, {day}",
      text: "Somebody does not come to this appointment any more. It takes place for the others.",
    },
    updated: { subject: "Changed: {title}, {day}", text: "This appointment has changed." },
    reminder: { subject: "Reminder: {title}, {day}", text: "This appointment is coming up." },
  },
  fact: "{label}: {value}",
  when: "When",
  before: "Before",
  reason: "Reason",
  where: "Where",
  hosts: "With",
  invitees: "Invited",
  absent: "Not coming",
  about: "About",
  location: {
    phone: "By telephone: {value}",
    inviteePhone: "We call you",
  },
  yes: "Yes",
  no: "No",
  change: "To reschedule or cancel",
  file: "appointment",
};
