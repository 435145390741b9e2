import { parentPort, workerData } from "node:worker_threads";
import { calendarPeriods, type CalendarQuestion } from "./calendar-periods.ts";

// The thread that readCalendar() starts: it answers one question and ends.
parentPort?.postMessage(calendarPeriods(workerData as CalendarQuestion));
