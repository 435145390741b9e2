import { MutationCache, notifyManager, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Route, Router, Switch, useLocation } from "wouter";
import { CrmError } from "../sdk/errors.ts";
import { RoutesContext } from "./route.ts";
import { routes } from "./routes.ts";
import { Confirmations } from "./session/confirmations.tsx";
import { signInAfter } from "./session/ended-session.ts";
import { SessionProvider } from "./session/session.tsx";
import { FailureBoundary, NotFound } from "./shell/failure.tsx";
import { FocusOnNavigation, LeaveQuestion, router, watchLeaving } from "./shell/location.tsx";
import { watchForNewVersion } from "./shell/new-version.ts";
import { Shell } from "./shell/shell.tsx";
import { TextsProvider } from "./texts/texts.tsx";
import { Loading } from "./ui/page.tsx";
import "./style/console.css";

function onError(error: unknown): void {
  void signInAfter(error);
  // The organization requires a second factor, which the user does not have yet.
  if (error instanceof CrmError && error.code === "second_factor_enrollment_required")
    window.location.assign("/two-factor");
}

// Results are shown before the next frame. With the timers of the default, a change could look for the focus before the
// page shows it.
notifyManager.setScheduler(queueMicrotask);

const queries = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // The SDK repeats what can succeed later; other errors do not change.
    queries: { retry: false, staleTime: 10_000, throwOnError: (error) => !(error instanceof CrmError) },
    // A change is not kept until the connection is back: the user could have given it up in the meantime.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** The console: the signed-in user, the frame and the current page. */
function App() {
  return (
    <QueryClientProvider client={queries}>
      <TextsProvider>
        <FailureBoundary resetKey="">
          <SessionProvider>
            <Confirmations>
              <RoutesContext value={routes}>
                <Router {...router}>
                  <Shell>
                    <CurrentPage />
                  </Shell>
                  <LeaveQuestion />
                </Router>
              </RoutesContext>
            </Confirmations>
          </SessionProvider>
        </FailureBoundary>
      </TextsProvider>
    </QueryClientProvider>
  );
}

function CurrentPage() {
  const [path] = useLocation();
  return (
    <FailureBoundary resetKey={path}>
      <Suspense fallback={<Loading />}>
        <Switch>
          {routes.map(({ path: pattern, page: Page }) => (
            <Route key={pattern} path={pattern}>
              <Page />
            </Route>
          ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
        <FocusOnNavigation />
      </Suspense>
    </FailureBoundary>
  );
}

watchForNewVersion();
watchLeaving();

const root = document.getElementById("console");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
