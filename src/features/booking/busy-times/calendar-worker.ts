import { parentPort, workerData } from "node:worker_threads";
import { calendarPeriods, type CalendarRequest } from "./calendar-periods.ts";

// Started by readCalendar() as a worker thread: reads one calendar and ends.
parentPort?.postMessage(calendarPeriods(workerData as CalendarRequest));
