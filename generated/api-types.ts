// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
export interface paths {
  "/v1/activity-log": {
    /** List the audit log */
    get: operations["activityLog.list"];
  };
  "/v1/activity-log/export": {
    /** Export the audit log */
    get: operations["activityLog.export"];
  };
  "/v1/activity-log/verification": {
    /** Verify the audit log */
    get: operations["activityLog.verify"];
  };
  "/v1/entities/{id}/activity": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get the timeline of a contact or a company */
    get: operations["entities.activity"];
  };
  "/v1/opportunities/{id}/activity": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get the timeline of an opportunity */
    get: operations["opportunities.activity"];
  };
  "/v1/activity/aggregate": {
    /** Count activities by group */
    post: operations["activity.aggregate"];
  };
  "/v1/ai-policy": {
    /** Get the AI policy */
    get: operations["aiPolicy.get"];
    /** Update the AI policy */
    put: operations["aiPolicy.update"];
  };
  "/v1/api-keys": {
    /** List API keys */
    get: operations["apiKeys.list"];
    /** Create an API key */
    post: operations["apiKeys.create"];
  };
  "/v1/api-keys/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an API key */
    get: operations["apiKeys.get"];
    /** Update an API key */
    put: operations["apiKeys.update"];
    /** Revoke an API key */
    delete: operations["apiKeys.revoke"];
  };
  "/v1/api-keys/{id}/rotate": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Rotate the secret of an API key */
    post: operations["apiKeys.rotate"];
  };
  "/v1/public/{booking_slug}": {
    parameters: { path: { booking_slug: string; }; };
    /** List the event types of a person's booking page */
    get: operations["bookingPage.eventTypes"];
  };
  "/v1/public/{booking_slug}/{event_slug}": {
    parameters: { path: { booking_slug: string; event_slug: string; }; };
    /** Get a booking page */
    get: operations["bookingPage.get"];
  };
  "/v1/public/{booking_slug}/{event_slug}/slots": {
    parameters: { path: { booking_slug: string; event_slug: string; }; };
    /** List the slots of a booking page */
    get: operations["bookingPage.slots"];
  };
  "/v1/public/{booking_slug}/{event_slug}/events": {
    parameters: { path: { booking_slug: string; event_slug: string; }; };
    /** Book a slot */
    post: operations["bookingPage.book"];
  };
  "/v1/public/bookings/{token}": {
    parameters: { path: { token: string; }; };
    /** Get the invitee's booking */
    get: operations["bookingPage.booking"];
  };
  "/v1/public/bookings/{token}/slots": {
    parameters: { path: { token: string; }; };
    /** List the slots to which the invitee's booking can be moved */
    get: operations["bookingPage.newSlots"];
  };
  "/v1/public/bookings/{token}/receipt": {
    parameters: { path: { token: string; }; };
    /** Get the receipt of a booking */
    get: operations["bookingPage.receipt"];
  };
  "/v1/public/bookings/{token}/calendar": {
    parameters: { path: { token: string; }; };
    /** Download a booking as a calendar file */
    get: operations["bookingPage.calendar"];
  };
  "/v1/public/bookings/{token}/confirm": {
    parameters: { path: { token: string; }; };
    /** Confirm a booking, so that its guests are invited */
    post: operations["bookingPage.confirm"];
  };
  "/v1/public/bookings/{token}/respond": {
    parameters: { path: { token: string; }; };
    /** Accept or decline an invitation */
    post: operations["bookingPage.respond"];
  };
  "/v1/public/bookings/{token}/reschedule": {
    parameters: { path: { token: string; }; };
    /** Move the invitee's booking to another time */
    post: operations["bookingPage.reschedule"];
  };
  "/v1/public/bookings/{token}/cancel": {
    parameters: { path: { token: string; }; };
    /** Cancel the invitee's booking */
    post: operations["bookingPage.cancel"];
  };
  "/v1/busy-times": {
    /** List busy times */
    get: operations["busyTimes.list"];
    /** Create a busy time */
    post: operations["busyTimes.create"];
  };
  "/v1/busy-times/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Delete a busy time */
    delete: operations["busyTimes.delete"];
  };
  "/v1/busy-times/feeds": {
    /** List feeds */
    get: operations["busyFeeds.list"];
    /** Create a feed */
    post: operations["busyFeeds.create"];
  };
  "/v1/busy-times/feeds/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a feed */
    get: operations["busyFeeds.get"];
    /** Update a feed */
    put: operations["busyFeeds.update"];
    /** Delete a feed */
    delete: operations["busyFeeds.delete"];
  };
  "/v1/busy-times/feeds/{id}/refresh": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Refresh a feed */
    post: operations["busyFeeds.refresh"];
  };
  "/v1/campaigns": {
    /** List campaigns */
    get: operations["campaigns.list"];
    /** Create a campaign */
    post: operations["campaigns.create"];
  };
  "/v1/campaigns/search": {
    /** Search campaigns by a filter */
    post: operations["campaigns.search"];
  };
  "/v1/campaigns/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a campaign */
    get: operations["campaigns.get"];
    /** Update a campaign */
    put: operations["campaigns.update"];
    /** Delete a campaign */
    delete: operations["campaigns.delete"];
  };
  "/v1/campaigns/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted campaign */
    post: operations["campaigns.restore"];
  };
  "/v1/campaigns/{id}/schedule": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Schedule a campaign */
    post: operations["campaigns.schedule"];
  };
  "/v1/campaigns/{id}/unschedule": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Unschedule a campaign */
    post: operations["campaigns.unschedule"];
  };
  "/v1/campaigns/{id}/send": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Send a campaign now */
    post: operations["campaigns.send"];
  };
  "/v1/campaigns/{id}/cancel": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Cancel a campaign */
    post: operations["campaigns.cancel"];
  };
  "/v1/campaigns/{id}/archive": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Archive a campaign */
    post: operations["campaigns.archive"];
  };
  "/v1/campaigns/{id}/test": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Send a campaign to test addresses */
    post: operations["campaigns.test"];
  };
  "/v1/campaigns/{id}/recipients": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the recipients of a campaign */
    get: operations["campaigns.recipients"];
  };
  "/v1/changes": {
    /** List changes to records */
    get: operations["changes.list"];
  };
  "/v1/connections": {
    /** List the connections of all members */
    get: operations["connections.list"];
    /** Revoke the connections of all members */
    delete: operations["connections.revokeAll"];
  };
  "/v1/connections/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Revoke a connection */
    delete: operations["connections.revoke"];
  };
  "/v1/me/connections": {
    /** List your connections */
    get: operations["me.connections"];
    /** Revoke all your connections */
    delete: operations["me.revokeConnections"];
  };
  "/v1/me/connections/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Revoke one of your connections */
    delete: operations["me.revokeConnection"];
  };
  "/v1/custom-fields": {
    /** List custom fields */
    get: operations["customFields.list"];
    /** Create a custom field */
    post: operations["customFields.create"];
  };
  "/v1/custom-fields/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a custom field */
    get: operations["customFields.get"];
    /** Update a custom field */
    put: operations["customFields.update"];
    /** Delete a custom field */
    delete: operations["customFields.delete"];
  };
  "/v1/email-templates/preview": {
    /** Preview the texts of a template */
    post: operations["emailTemplates.preview"];
  };
  "/v1/email-templates/{id}/preview": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Preview a template */
    post: operations["emailTemplates.previewSaved"];
  };
  "/v1/campaigns/{id}/preview": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Preview a campaign */
    post: operations["campaigns.preview"];
  };
  "/v1/notifications/emails": {
    /** List e-mail messages */
    get: operations["emails.list"];
    /** Send an e-mail message */
    post: operations["emails.create"];
  };
  "/v1/notifications/emails/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an e-mail message */
    get: operations["emails.get"];
  };
  "/v1/notifications/emails/{id}/cancel": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Cancel an e-mail message */
    post: operations["emails.cancel"];
  };
  "/v1/entities": {
    /** List contacts and companies */
    get: operations["entities.list"];
    /** Create a contact or a company */
    post: operations["entities.create"];
  };
  "/v1/entities/search": {
    /** Search contacts and companies by a filter */
    post: operations["entities.search"];
  };
  "/v1/entities/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a contact or a company */
    get: operations["entities.get"];
    /** Update a contact or a company */
    put: operations["entities.update"];
    /** Delete a contact or a company */
    delete: operations["entities.delete"];
  };
  "/v1/entities/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted contact or company */
    post: operations["entities.restore"];
  };
  "/v1/entities/{id}/purge": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Purge a contact or a company */
    post: operations["entities.purge"];
  };
  "/v1/entities/upsert": {
    /** Create or update a contact or a company */
    post: operations["entities.upsert"];
  };
  "/v1/entities/batch": {
    /** Create, update and delete up to 100 contacts and companies */
    post: operations["entities.batch"];
  };
  "/v1/entities/{id}/company": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Link a contact to a company */
    put: operations["entities.linkCompany"];
    /** Unlink a contact from its company */
    delete: operations["entities.unlinkCompany"];
  };
  "/v1/entities/{id}/contacts": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the contacts of a company */
    get: operations["entities.contacts"];
  };
  "/v1/entities/{id}/merge": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Merge duplicates into a contact or a company */
    post: operations["entities.merge"];
  };
  "/v1/entities/{id}/unmerge": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Undo the merge of a contact or a company */
    post: operations["entities.unmerge"];
  };
  "/v1/entities/duplicates": {
    /** Find duplicates of a candidate, or all duplicates */
    post: operations["entities.findDuplicates"];
  };
  "/v1/entities/{id}/duplicates": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List possible duplicates of a contact or a company */
    get: operations["entities.duplicates"];
  };
  "/v1/events/{id}/reschedule": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Reschedule an event */
    post: operations["events.reschedule"];
  };
  "/v1/events/{id}/cancel": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Cancel an event */
    post: operations["events.cancel"];
  };
  "/v1/events/{id}/confirm": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Confirm an event */
    post: operations["events.confirm"];
  };
  "/v1/events/{id}/decline": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Decline an event */
    post: operations["events.decline"];
  };
  "/v1/events/{id}/no-show": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Record no-shows */
    post: operations["events.noShow"];
  };
  "/v1/events/{id}/history": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the previous times of an event */
    get: operations["events.history"];
  };
  "/v1/events/{id}/invitees": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the invitees of an event */
    get: operations["events.invitees"];
    /** Add an invitee to an event */
    post: operations["events.addInvitee"];
  };
  "/v1/events/{id}/invitees/{invitee_id}": {
    parameters: { path: { id: Parameters["Id"]; invitee_id: Schemas["Id"]; }; };
    /** Remove an invitee from an event */
    delete: operations["events.removeInvitee"];
  };
  "/v1/event-types": {
    /** List event types */
    get: operations["eventTypes.list"];
    /** Create an event type */
    post: operations["eventTypes.create"];
  };
  "/v1/event-types/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an event type */
    get: operations["eventTypes.get"];
    /** Update an event type */
    put: operations["eventTypes.update"];
    /** Delete an event type */
    delete: operations["eventTypes.delete"];
  };
  "/v1/event-types/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted event type */
    post: operations["eventTypes.restore"];
  };
  "/v1/event-types/{id}/slots": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the slots of an event type */
    get: operations["eventTypes.slots"];
  };
  "/v1/events": {
    /** List events */
    get: operations["events.list"];
    /** Book an event */
    post: operations["events.create"];
  };
  "/v1/events/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an event */
    get: operations["events.get"];
    /** Update an event */
    put: operations["events.update"];
  };
  "/v1/events/{id}/ics": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Download an event as a calendar file */
    get: operations["events.ics"];
  };
  "/v1/entities/{id}/events": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the events of a contact or a company */
    get: operations["entities.events"];
  };
  "/v1/exports": {
    /** List exports */
    get: operations["exports.list"];
    /** Export records */
    post: operations["exports.create"];
  };
  "/v1/exports/fields": {
    /** List the fields that an export can contain */
    get: operations["exports.fields"];
  };
  "/v1/exports/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an export */
    get: operations["exports.get"];
    /** Delete an export with its file */
    delete: operations["exports.delete"];
  };
  "/v1/exports/{id}/file": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Download the file of an export */
    get: operations["exports.file"];
  };
  "/v1/files": {
    /** List files */
    get: operations["files.list"];
    /** Create a file */
    post: operations["files.create"];
  };
  "/v1/files/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a file */
    get: operations["files.get"];
    /** Delete a file */
    delete: operations["files.delete"];
  };
  "/v1/files/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted file */
    post: operations["files.restore"];
  };
  "/v1/files/{id}/purge": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Delete a file permanently */
    post: operations["files.purge"];
  };
  "/v1/files/{id}/content": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Download a file */
    get: operations["files.download"];
    /** Upload the content of a file */
    put: operations["files.upload"];
  };
  "/v1/public/organizations/{organization_slug}/forms/{form_slug}": {
    parameters: { path: { organization_slug: string; form_slug: string; }; };
    /** Get a web form */
    get: operations["formPage.get"];
  };
  "/v1/public/organizations/{organization_slug}/forms/{form_slug}/submissions": {
    parameters: { path: { organization_slug: string; form_slug: string; }; };
    /** Submit a web form */
    post: operations["formPage.submit"];
  };
  "/v1/forms/{id}/submissions": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the submissions of a form */
    get: operations["forms.submissions"];
  };
  "/v1/form-submissions/{id}/purge": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Delete a submission permanently */
    post: operations["formSubmissions.purge"];
  };
  "/v1/public/host-decisions/{token}": {
    parameters: { path: { token: string; }; };
    /** Get the event behind the link of a host */
    get: operations["hostDecisions.get"];
  };
  "/v1/public/host-decisions/{token}/confirm": {
    parameters: { path: { token: string; }; };
    /** Confirm a pending event as one of its hosts */
    post: operations["hostDecisions.confirm"];
  };
  "/v1/public/host-decisions/{token}/decline": {
    parameters: { path: { token: string; }; };
    /** Decline a pending event as one of its hosts */
    post: operations["hostDecisions.decline"];
  };
  "/v1/public/host-decisions/{token}/slots": {
    parameters: { path: { token: string; }; };
    /** List the slots to which a host can move the event */
    get: operations["hostDecisions.slots"];
  };
  "/v1/public/host-decisions/{token}/reschedule": {
    parameters: { path: { token: string; }; };
    /** Move an event to another time as one of its hosts */
    post: operations["hostDecisions.reschedule"];
  };
  "/v1/public/host-decisions/{token}/cancel": {
    parameters: { path: { token: string; }; };
    /** Cancel an event as one of its hosts */
    post: operations["hostDecisions.cancel"];
  };
  "/v1/identity-provider": {
    /** Get the identity provider */
    get: operations["identityProvider.get"];
    /** Set the identity provider */
    put: operations["identityProvider.update"];
    /** Delete the identity provider */
    delete: operations["identityProvider.delete"];
  };
  "/v1/identity-provider/test": {
    /** Test the identity provider */
    post: operations["identityProvider.test"];
  };
  "/v1/email-domains": {
    /** List e-mail domains */
    get: operations["emailDomains.list"];
    /** Add an e-mail domain */
    post: operations["emailDomains.create"];
  };
  "/v1/email-domains/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Delete an e-mail domain */
    delete: operations["emailDomains.delete"];
  };
  "/v1/members/{id}/identity": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Unlink the identity of a member */
    delete: operations["memberIdentity.delete"];
  };
  "/v1/email-domains/{id}/verify": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Verify an e-mail domain */
    post: operations["emailDomains.verify"];
  };
  "/v1/imports": {
    /** List imports */
    get: operations["imports.list"];
    /** Create an import */
    post: operations["imports.create"];
  };
  "/v1/imports/fields": {
    /** List the fields that an import can fill */
    get: operations["imports.fields"];
  };
  "/v1/imports/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an import */
    get: operations["imports.get"];
  };
  "/v1/imports/{id}/file": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Upload the file of an import */
    put: operations["imports.upload"];
  };
  "/v1/imports/{id}/start": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Start an import */
    post: operations["imports.start"];
  };
  "/v1/imports/{id}/failures": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Download the failed rows */
    get: operations["imports.failures"];
  };
  "/v1/jobs": {
    /** List jobs */
    get: operations["jobs.list"];
  };
  "/v1/jobs/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a job */
    get: operations["jobs.get"];
  };
  "/v1/jobs/{id}/cancel": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Cancel a job */
    post: operations["jobs.cancel"];
  };
  "/v1/opportunities/{id}/line-items": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the line items of an opportunity */
    get: operations["opportunities.lineItems"];
  };
  "/v1/members": {
    /** List members */
    get: operations["members.list"];
    /** Invite a member */
    post: operations["members.invite"];
  };
  "/v1/members/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a member */
    get: operations["members.get"];
    /** Update a member */
    put: operations["members.update"];
    /** Remove a member */
    delete: operations["members.delete"];
  };
  "/v1/members/{id}/resend-invitation": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Resend an invitation */
    post: operations["members.resendInvitation"];
  };
  "/v1/entities/{id}/notes": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the notes about a contact or a company */
    get: operations["entities.notes"];
  };
  "/v1/me/notifications": {
    /** Get your notification preferences */
    get: operations["me.notifications"];
    /** Update your notification preferences */
    put: operations["me.updateNotifications"];
  };
  "/v1/opportunities": {
    /** List opportunities */
    get: operations["opportunities.list"];
    /** Create an opportunity */
    post: operations["opportunities.create"];
  };
  "/v1/opportunities/search": {
    /** Search opportunities by a filter */
    post: operations["opportunities.search"];
  };
  "/v1/opportunities/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an opportunity */
    get: operations["opportunities.get"];
    /** Update an opportunity */
    put: operations["opportunities.update"];
    /** Delete an opportunity */
    delete: operations["opportunities.delete"];
  };
  "/v1/opportunities/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted opportunity */
    post: operations["opportunities.restore"];
  };
  "/v1/entities/{id}/opportunities": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the opportunities of a contact or a company */
    get: operations["entities.opportunities"];
  };
  "/v1/organization": {
    /** Get the organization */
    get: operations["organization.get"];
    /** Update the organization */
    put: operations["organization.update"];
  };
  "/v1/organization/two-factor-policy": {
    /** Update the two-factor policy */
    put: operations["organization.updateTwoFactorPolicy"];
  };
  "/v1/organization/retention-preview": {
    /** Preview a retention */
    get: operations["organization.previewRetention"];
  };
  "/v1/organization/deletion": {
    /** Request the deletion of the organization */
    post: operations["organization.requestDeletion"];
    /** Cancel the deletion of the organization */
    delete: operations["organization.cancelDeletion"];
  };
  "/v1/pipelines": {
    /** List pipelines */
    get: operations["pipelines.list"];
    /** Create a pipeline */
    post: operations["pipelines.create"];
  };
  "/v1/pipelines/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a pipeline */
    get: operations["pipelines.get"];
    /** Update a pipeline */
    put: operations["pipelines.update"];
    /** Delete a pipeline */
    delete: operations["pipelines.delete"];
  };
  "/v1/products/{id}/purge": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Delete a product permanently */
    post: operations["products.purge"];
  };
  "/v1/roles": {
    /** List roles */
    get: operations["roles.list"];
    /** Create a role */
    post: operations["roles.create"];
  };
  "/v1/roles/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a role */
    get: operations["roles.get"];
    /** Update a role */
    put: operations["roles.update"];
    /** Delete a role */
    delete: operations["roles.delete"];
  };
  "/v1/schedules": {
    /** List schedules */
    get: operations["schedules.list"];
    /** Create a schedule */
    post: operations["schedules.create"];
  };
  "/v1/schedules/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a schedule */
    get: operations["schedules.get"];
    /** Update a schedule */
    put: operations["schedules.update"];
    /** Delete a schedule */
    delete: operations["schedules.delete"];
  };
  "/v1/schedules/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted schedule */
    post: operations["schedules.restore"];
  };
  "/v1/scim-token": {
    /** Get the SCIM token */
    get: operations["scimToken.get"];
    /** Create or replace the SCIM token */
    post: operations["scimToken.create"];
    /** Delete the SCIM token */
    delete: operations["scimToken.delete"];
  };
  "/v1/search": {
    /** Search all record types */
    get: operations["search.find"];
  };
  "/v1/segments": {
    /** List segments */
    get: operations["segments.list"];
    /** Create a segment */
    post: operations["segments.create"];
  };
  "/v1/segments/search": {
    /** Search segments by a filter */
    post: operations["segments.search"];
  };
  "/v1/segments/preview": {
    /** Preview the members of a segment */
    post: operations["segments.preview"];
  };
  "/v1/segments/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a segment */
    get: operations["segments.get"];
    /** Update a segment */
    put: operations["segments.update"];
    /** Delete a segment */
    delete: operations["segments.delete"];
  };
  "/v1/segments/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted segment */
    post: operations["segments.restore"];
  };
  "/v1/segments/{id}/freeze": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Make a dynamic segment static */
    post: operations["segments.freeze"];
  };
  "/v1/segments/{id}/members": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the members of a segment */
    get: operations["segments.members"];
    /** Add members to a static segment */
    post: operations["segments.addMembers"];
  };
  "/v1/segments/{id}/members/{entity_id}": {
    parameters: { path: { id: Parameters["Id"]; entity_id: Schemas["Id"]; }; };
    /** Remove a member from a static segment */
    delete: operations["segments.removeMember"];
  };
  "/v1/session": {
    /** Sign in */
    post: operations["session.create"];
    /** Sign out */
    delete: operations["session.delete"];
  };
  "/v1/session/second-factor": {
    /** Complete a sign-in with a second factor */
    post: operations["session.verify"];
  };
  "/v1/session/confirm": {
    /** Confirm your identity */
    post: operations["session.confirm"];
  };
  "/v1/sessions": {
    /** List your sessions */
    get: operations["session.list"];
    /** End your other sessions */
    delete: operations["session.endOthers"];
  };
  "/v1/sessions/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** End one of your sessions */
    delete: operations["session.end"];
  };
  "/v1/me": {
    /** Get the caller and their permissions */
    get: operations["me.get"];
    /** Update your profile */
    put: operations["me.update"];
  };
  "/v1/password/forgot": {
    /** Request a password reset */
    post: operations["password.forgot"];
  };
  "/v1/password/reset": {
    /** Set a new password with a token */
    post: operations["password.reset"];
  };
  "/v1/password/change": {
    /** Change your password */
    post: operations["password.change"];
  };
  "/v1/me/password": {
    /** Remove your password */
    delete: operations["password.remove"];
  };
  "/v1/invitations/accept": {
    /** Accept an invitation */
    post: operations["invitations.accept"];
  };
  "/v1/me/sign-in-methods": {
    /** Get your sign-in methods */
    get: operations["signInMethods.get"];
  };
  "/v1/me/authenticator-app": {
    /** Create a secret for an authenticator app */
    post: operations["signInMethods.startAuthenticatorApp"];
    /** Remove the authenticator app */
    delete: operations["signInMethods.removeAuthenticatorApp"];
  };
  "/v1/me/authenticator-app/confirm": {
    /** Confirm the authenticator app with a code */
    post: operations["signInMethods.confirmAuthenticatorApp"];
  };
  "/v1/me/recovery-codes": {
    /** Create new recovery codes */
    post: operations["signInMethods.createRecoveryCodes"];
  };
  "/v1/me/passkeys": {
    /** List your passkeys */
    get: operations["passkeys.list"];
    /** Add a passkey */
    post: operations["passkeys.create"];
  };
  "/v1/me/passkeys/options": {
    /** Get the options for a new passkey */
    post: operations["passkeys.creationOptions"];
  };
  "/v1/me/passkeys/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Rename a passkey */
    put: operations["passkeys.update"];
    /** Remove a passkey */
    delete: operations["passkeys.delete"];
  };
  "/v1/session/passkey/options": {
    /** Get the options for a sign-in with a passkey */
    post: operations["session.passkeyOptions"];
  };
  "/v1/session/passkey": {
    /** Sign in with a passkey */
    post: operations["session.createWithPasskey"];
  };
  "/v1/sign-in-settings": {
    /** Get the identity provider and the SCIM token */
    get: operations["signInSettings.get"];
  };
  "/v1/entities/{id}/subscriptions": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get the mail subscriptions of a contact */
    get: operations["subscriptions.get"];
    /** Update the mail subscriptions of a contact */
    put: operations["subscriptions.update"];
  };
  "/v1/public/preferences/{token}": {
    parameters: { path: { token: string; }; };
    /** Get the recipient's mail preferences */
    get: operations["preferences.get"];
    /** Update the recipient's mail preferences */
    put: operations["preferences.update"];
  };
  "/v1/notifications/suppressions": {
    /** List suppressed addresses */
    get: operations["suppressions.list"];
    /** Suppress an address */
    post: operations["suppressions.create"];
  };
  "/v1/notifications/suppressions/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Remove an address from the suppression list */
    delete: operations["suppressions.delete"];
  };
  "/v1/notifications/bounces": {
    /** Submit a bounce, complaint or reply */
    post: operations["suppressions.takeReturned"];
  };
  "/v1/openapi.json": {
    /** Get the OpenAPI document */
    get: operations["system.openapi"];
  };
  "/v1/tasks/{id}/complete": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Complete a task */
    post: operations["tasks.complete"];
  };
  "/v1/entities/{id}/tasks": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the tasks about a contact or a company */
    get: operations["entities.tasks"];
  };
  "/v1/public/teams/{organization_slug}/event-types/{event_slug}": {
    parameters: { path: { organization_slug: string; event_slug: string; }; };
    /** Get a team's booking page */
    get: operations["teamPage.get"];
  };
  "/v1/public/teams/{organization_slug}/event-types/{event_slug}/slots": {
    parameters: { path: { organization_slug: string; event_slug: string; }; };
    /** List the slots of a team's booking page */
    get: operations["teamPage.slots"];
  };
  "/v1/public/teams/{organization_slug}/event-types/{event_slug}/events": {
    parameters: { path: { organization_slug: string; event_slug: string; }; };
    /** Book a slot with a team */
    post: operations["teamPage.book"];
  };
  "/v1/views": {
    /** List views */
    get: operations["views.list"];
    /** Create a view */
    post: operations["views.create"];
  };
  "/v1/views/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a view */
    get: operations["views.get"];
    /** Update a view */
    put: operations["views.update"];
    /** Delete a view */
    delete: operations["views.delete"];
  };
  "/v1/webhooks": {
    /** List webhooks */
    get: operations["webhooks.list"];
    /** Create a webhook */
    post: operations["webhooks.create"];
  };
  "/v1/webhooks/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a webhook */
    get: operations["webhooks.get"];
    /** Update a webhook */
    put: operations["webhooks.update"];
    /** Delete a webhook */
    delete: operations["webhooks.delete"];
  };
  "/v1/webhooks/{id}/rotate-secret": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Rotate the secret of a webhook */
    post: operations["webhooks.rotateSecret"];
  };
  "/v1/webhooks/{id}/test": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Send a test event */
    post: operations["webhooks.test"];
  };
  "/v1/webhooks/{id}/redeliver": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Redeliver events */
    post: operations["webhooks.redeliver"];
  };
  "/v1/webhooks/{id}/deliveries": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** List the deliveries of a webhook */
    get: operations["webhooks.deliveries"];
  };
  "/v1/webhooks/{id}/deliveries/{delivery_id}": {
    parameters: { path: { id: Parameters["Id"]; delivery_id: Schemas["Id"]; }; };
    /** Get a delivery with its attempts */
    get: operations["webhooks.delivery"];
  };
  "/v1/email-templates": {
    /** List email templates */
    get: operations["emailTemplates.list"];
    /** Create an email template */
    post: operations["emailTemplates.create"];
  };
  "/v1/email-templates/search": {
    /** Search email templates by a filter */
    post: operations["emailTemplates.search"];
  };
  "/v1/email-templates/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get an email template */
    get: operations["emailTemplates.get"];
    /** Update an email template */
    put: operations["emailTemplates.update"];
    /** Delete an email template */
    delete: operations["emailTemplates.delete"];
  };
  "/v1/email-templates/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted email template */
    post: operations["emailTemplates.restore"];
  };
  "/v1/forms": {
    /** List forms */
    get: operations["forms.list"];
    /** Create a form */
    post: operations["forms.create"];
  };
  "/v1/forms/search": {
    /** Search forms by a filter */
    post: operations["forms.search"];
  };
  "/v1/forms/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a form */
    get: operations["forms.get"];
    /** Update a form */
    put: operations["forms.update"];
    /** Delete a form */
    delete: operations["forms.delete"];
  };
  "/v1/forms/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted form */
    post: operations["forms.restore"];
  };
  "/v1/form-submissions": {
    /** List form submissions */
    get: operations["formSubmissions.list"];
  };
  "/v1/form-submissions/search": {
    /** Search form submissions by a filter */
    post: operations["formSubmissions.search"];
  };
  "/v1/form-submissions/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a form submission */
    get: operations["formSubmissions.get"];
  };
  "/v1/line-items": {
    /** List line items */
    get: operations["lineItems.list"];
    /** Create a line item */
    post: operations["lineItems.create"];
  };
  "/v1/line-items/search": {
    /** Search line items by a filter */
    post: operations["lineItems.search"];
  };
  "/v1/line-items/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a line item */
    get: operations["lineItems.get"];
    /** Update a line item */
    put: operations["lineItems.update"];
    /** Delete a line item */
    delete: operations["lineItems.delete"];
  };
  "/v1/line-items/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted line item */
    post: operations["lineItems.restore"];
  };
  "/v1/notes": {
    /** List notes */
    get: operations["notes.list"];
    /** Create a note */
    post: operations["notes.create"];
  };
  "/v1/notes/search": {
    /** Search notes by a filter */
    post: operations["notes.search"];
  };
  "/v1/notes/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a note */
    get: operations["notes.get"];
    /** Update a note */
    put: operations["notes.update"];
    /** Delete a note */
    delete: operations["notes.delete"];
  };
  "/v1/notes/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted note */
    post: operations["notes.restore"];
  };
  "/v1/products": {
    /** List products */
    get: operations["products.list"];
    /** Create a product */
    post: operations["products.create"];
  };
  "/v1/products/search": {
    /** Search products by a filter */
    post: operations["products.search"];
  };
  "/v1/products/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a product */
    get: operations["products.get"];
    /** Update a product */
    put: operations["products.update"];
    /** Delete a product */
    delete: operations["products.delete"];
  };
  "/v1/products/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted product */
    post: operations["products.restore"];
  };
  "/v1/tasks": {
    /** List tasks */
    get: operations["tasks.list"];
    /** Create a task */
    post: operations["tasks.create"];
  };
  "/v1/tasks/search": {
    /** Search tasks by a filter */
    post: operations["tasks.search"];
  };
  "/v1/tasks/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a task */
    get: operations["tasks.get"];
    /** Update a task */
    put: operations["tasks.update"];
    /** Delete a task */
    delete: operations["tasks.delete"];
  };
  "/v1/tasks/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted task */
    post: operations["tasks.restore"];
  };
  "/v1/topics": {
    /** List topics */
    get: operations["topics.list"];
    /** Create a topic */
    post: operations["topics.create"];
  };
  "/v1/topics/search": {
    /** Search topics by a filter */
    post: operations["topics.search"];
  };
  "/v1/topics/{id}": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Get a topic */
    get: operations["topics.get"];
    /** Update a topic */
    put: operations["topics.update"];
    /** Delete a topic */
    delete: operations["topics.delete"];
  };
  "/v1/topics/{id}/restore": {
    parameters: { path: { id: Parameters["Id"]; }; };
    /** Restore a deleted topic */
    post: operations["topics.restore"];
  };
  "/v1/busy-times/feeds/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["busyFeeds.batch"];
  };
  "/v1/campaigns/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["campaigns.batch"];
  };
  "/v1/custom-fields/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["customFields.batch"];
  };
  "/v1/event-types/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["eventTypes.batch"];
  };
  "/v1/opportunities/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["opportunities.batch"];
  };
  "/v1/pipelines/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["pipelines.batch"];
  };
  "/v1/schedules/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["schedules.batch"];
  };
  "/v1/segments/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["segments.batch"];
  };
  "/v1/views/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["views.batch"];
  };
  "/v1/email-templates/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["emailTemplates.batch"];
  };
  "/v1/forms/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["forms.batch"];
  };
  "/v1/line-items/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["lineItems.batch"];
  };
  "/v1/notes/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["notes.batch"];
  };
  "/v1/products/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["products.batch"];
  };
  "/v1/tasks/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["tasks.batch"];
  };
  "/v1/topics/batch": {
    /** Create, update and delete up to 100 records */
    post: operations["topics.batch"];
  };
  "/v1/campaigns/aggregate": {
    /** Count and sum records by group */
    post: operations["campaigns.aggregate"];
  };
  "/v1/notifications/emails/aggregate": {
    /** Count and sum records by group */
    post: operations["emails.aggregate"];
  };
  "/v1/entities/aggregate": {
    /** Count and sum records by group */
    post: operations["entities.aggregate"];
  };
  "/v1/events/aggregate": {
    /** Count and sum records by group */
    post: operations["events.aggregate"];
  };
  "/v1/opportunities/aggregate": {
    /** Count and sum records by group */
    post: operations["opportunities.aggregate"];
  };
  "/v1/segments/aggregate": {
    /** Count and sum records by group */
    post: operations["segments.aggregate"];
  };
  "/v1/email-templates/aggregate": {
    /** Count and sum records by group */
    post: operations["emailTemplates.aggregate"];
  };
  "/v1/forms/aggregate": {
    /** Count and sum records by group */
    post: operations["forms.aggregate"];
  };
  "/v1/form-submissions/aggregate": {
    /** Count and sum records by group */
    post: operations["formSubmissions.aggregate"];
  };
  "/v1/line-items/aggregate": {
    /** Count and sum records by group */
    post: operations["lineItems.aggregate"];
  };
  "/v1/notes/aggregate": {
    /** Count and sum records by group */
    post: operations["notes.aggregate"];
  };
  "/v1/products/aggregate": {
    /** Count and sum records by group */
    post: operations["products.aggregate"];
  };
  "/v1/tasks/aggregate": {
    /** Count and sum records by group */
    post: operations["tasks.aggregate"];
  };
  "/v1/topics/aggregate": {
    /** Count and sum records by group */
    post: operations["topics.aggregate"];
  };
}
export interface webhooks {
  "api_key.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ApiKeyEvent"] & { type?: "api_key.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "api_key.rotated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ApiKeyEvent"] & { type?: "api_key.rotated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "api_key.revoked": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ApiKeyEvent"] & { type?: "api_key.revoked"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "campaign.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CampaignEvent"] & { type?: "campaign.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "campaign.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CampaignEvent"] & { type?: "campaign.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "campaign.scheduled": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CampaignEvent"] & { type?: "campaign.scheduled"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "campaign.sent": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CampaignEvent"] & { type?: "campaign.sent"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "campaign.cancelled": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CampaignEvent"] & { type?: "campaign.cancelled"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "campaign.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CampaignEvent"] & { type?: "campaign.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "campaign.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CampaignEvent"] & { type?: "campaign.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "mcp_connection.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ConnectionEvent"] & { type?: "mcp_connection.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "mcp_connection.revoked": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ConnectionEvent"] & { type?: "mcp_connection.revoked"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "email.sent": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EmailEvent"] & { type?: "email.sent"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "email.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EmailEvent"] & { type?: "email.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "email.cancelled": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EmailEvent"] & { type?: "email.cancelled"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "email.failed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EmailEvent"] & { type?: "email.failed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "email.bounced": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EmailEvent"] & { type?: "email.bounced"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "email.unsubscribed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EmailEvent"] & { type?: "email.unsubscribed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "email.resubscribed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EmailEvent"] & { type?: "email.resubscribed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.merged": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.merged"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "company.merged": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CompanyEvent"] & { type?: "company.merged"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.unmerged": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.unmerged"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "company.unmerged": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CompanyEvent"] & { type?: "company.unmerged"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.confirmed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.confirmed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.declined": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.declined"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.rescheduled": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.rescheduled"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.cancelled": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.cancelled"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.no_show": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.no_show"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.invitee_removed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.invitee_removed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event_type.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventTypeEvent"] & { type?: "event_type.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event_type.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventTypeEvent"] & { type?: "event_type.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event_type.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventTypeEvent"] & { type?: "event_type.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event_type.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventTypeEvent"] & { type?: "event_type.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "event.invitee_added": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["EventEvent"] & { type?: "event.invitee_added"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "file.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["FileEvent"] & { type?: "file.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "file.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["FileEvent"] & { type?: "file.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "file.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["FileEvent"] & { type?: "file.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "form.submitted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["FormSubmissionEvent"] & { type?: "form.submitted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "opportunity.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["OpportunityEvent"] & { type?: "opportunity.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "opportunity.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["OpportunityEvent"] & { type?: "opportunity.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "opportunity.stage_changed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["OpportunityEvent"] & { type?: "opportunity.stage_changed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "opportunity.won": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["OpportunityEvent"] & { type?: "opportunity.won"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "opportunity.lost": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["OpportunityEvent"] & { type?: "opportunity.lost"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "opportunity.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["OpportunityEvent"] & { type?: "opportunity.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "opportunity.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["OpportunityEvent"] & { type?: "opportunity.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "segment.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["SegmentEvent"] & { type?: "segment.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "segment.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["SegmentEvent"] & { type?: "segment.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "segment.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["SegmentEvent"] & { type?: "segment.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "segment.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["SegmentEvent"] & { type?: "segment.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "webhook.test": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["WebhookTestEvent"]; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactDeletedEvent"] & { type?: "contact.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.lifecycle_stage_changed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.lifecycle_stage_changed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.company_linked": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.company_linked"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "contact.company_unlinked": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ContactEvent"] & { type?: "contact.company_unlinked"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "company.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CompanyEvent"] & { type?: "company.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "company.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CompanyEvent"] & { type?: "company.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "company.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CompanyDeletedEvent"] & { type?: "company.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "company.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["CompanyEvent"] & { type?: "company.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "note.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["NoteEvent"] & { type?: "note.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "note.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["NoteEvent"] & { type?: "note.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "note.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["NoteEvent"] & { type?: "note.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "note.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["NoteEvent"] & { type?: "note.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "product.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ProductEvent"] & { type?: "product.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "product.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ProductEvent"] & { type?: "product.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "product.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ProductEvent"] & { type?: "product.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "product.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["ProductEvent"] & { type?: "product.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "task.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TaskEvent"] & { type?: "task.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "task.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TaskEvent"] & { type?: "task.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "task.completed": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TaskEvent"] & { type?: "task.completed"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "task.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TaskEvent"] & { type?: "task.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "task.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TaskEvent"] & { type?: "task.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "topic.created": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TopicEvent"] & { type?: "topic.created"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "topic.updated": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TopicEvent"] & { type?: "topic.updated"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "topic.deleted": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TopicEvent"] & { type?: "topic.deleted"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
  "topic.restored": {
    post: {
      parameters: { header: Pick<RequestHeaders, "webhook-id" | "webhook-timestamp" | "webhook-signature">; };
      requestBody: { content: { "application/json": Schemas["TopicEvent"] & { type?: "topic.restored"; }; }; };
      responses: { 200: { content?: never; }; };
    };
  };
}
export interface components {
  schemas: {
    /** The result of the verification of entries. */
    ActivityLogVerification: {
      /** Whether the verified entries are unchanged. */
      intact: boolean;
      /** Number of verified entries. */
      entries: number;
      /** Time of the first verified entry. */
      from: string | null;
      /** Time of the last verified entry. */
      to: string | null;
      /** The first position at which the chain is broken. */
      first_break: Schemas["ActivityLogBreak"] | null;
      verified_at: Schemas["Timestamp"];
      /** For verifying the next entries; null if there are none, or if the chain is broken. */
      continue_after: string | null;
    };
    /** A position at which the chain is broken. */
    ActivityLogBreak: {
      /** `entry_changed`, `entry_added`, `entry_missing`: an entry was changed, added or deleted; `entry_unlinked`: an entry does not follow the previous one; `end_missing`: the entries from here to the end were deleted; `head_missing`, `head_forged`, `anchor_forged`: the end or the start of the chain is not signed by the service. */
      kind: "anchor_forged" | "entry_missing" | "entry_added" | "entry_changed" | "entry_unlinked" | "end_missing" | "head_missing" | "head_forged";
      /** Position in the chain. */
      seq: number;
      /** The entry at this position; null if there is none. */
      entry_id: string | null;
      /** Time of this entry. */
      occurred_at: string | null;
    };
    /** How a call reached the service. `console` is a browser session; `rest` is a request with an API key. */
    Channel: "mcp" | "rest" | "console" | "system";
    /** How a call ended. `denied`: the caller lacks the right; `invalid`: the request was malformed or could not be performed; `error`: the service failed. */
    ActivityLogResult: "success" | "denied" | "invalid" | "conflict" | "rate_limited" | "error";
    /** One action or attempted action. */
    ActivityLogEntry: {
      id: Schemas["Id"];
      occurred_at: Schemas["Timestamp"];
      channel: Schemas["Channel"];
      actor: Schemas["Actor"];
      /** The user who is responsible for the action. */
      user_id: string | null;
      /** The AI application's name. */
      application: string | null;
      /** The AI application's connection. */
      connection_id: string | null;
      /** The operation, `tools.<name>`, or another request of an AI application such as `resources.read`. */
      action: string;
      /** The tool that was called. */
      tool: string | null;
      /** The affected record. */
      record: { type: string; id: string | null; } | null;
      result: Schemas["ActivityLogResult"];
      /** Code of the error if the call was rejected or failed. */
      error_code: string | null;
      /** HMAC-SHA-256 of the arguments with a key of the organization, prefixed with the name of the key. Equal arguments have equal hashes under the same key. The arguments themselves are not stored. */
      arguments_hash: string | null;
      /** The client's address. */
      ip: string | null;
      /** The client's User-Agent header. */
      user_agent: string | null;
      /** The request id, as in `X-Request-Id`. */
      request_id: string | null;
      /** Duration in milliseconds. */
      duration_ms: number | null;
      /** The reason given for a support session. */
      reason: string | null;
      /** Position in the hash chain. */
      seq: number;
    };
    /** The activities, and their groups. */
    ActivityAggregate: {
      /** Only activities of these types. */
      type?: Schemas["ActivityType"][];
      /** Only activities in timelines of this record type. */
      record_type?: "contact" | "company" | "opportunity";
      /** Only activities in the timeline of this record. */
      record_id?: Schemas["Id"];
      /** Only activities at this time or later. */
      since?: Schemas["Timestamp"];
      /** Only activities before this time. */
      until?: Schemas["Timestamp"];
      /** Fields by whose values activities are grouped; without one, all activities are one group. */
      group_by?: ("type" | "record_type" | "actor_id" | "occurred_at")[];
      period?: Schemas["AggregatePeriod"];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by`, or `count`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** The groups of a report. */
    ActivityAggregateGroups: { groups: Schemas["ActivityAggregateGroup"][]; };
    /** One group of activities. */
    ActivityAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        type?: Schemas["AggregateKey"];
        record_type?: Schemas["AggregateKey"];
        actor_id?: Schemas["AggregateKey"];
        occurred_at?: Schemas["AggregateKey"];
      };
      /** The number of activities. */
      measures: {
        /** Number of activities. */
        count: number;
      };
    };
    /** Type of a timeline entry. An entry of type `merged` also reports that a merge was undone: `merged_ids` then has no new ids. */
    ActivityType: "record_created" | "field_changed" | "lifecycle_changed" | "stage_changed" | "linked" | "unlinked" | "merged" | "note_added" | "file_added" | "task_created" | "task_completed" | "email_sent" | "email_unsubscribed" | "email_resubscribed" | "event_booked" | "event_rescheduled" | "event_cancelled" | "event_no_show" | "form_submitted";
    /** One entry in the timeline of a record. Its id is not the id of a record. */
    Activity: {
      id: Schemas["Id"];
      type: Schemas["ActivityType"];
      occurred_at: Schemas["Timestamp"];
      actor: Schemas["Actor"];
      /** One short sentence; localized. */
      summary: string;
      /** The fields that changed; custom fields as `custom_fields.<key>`. */
      changes: {
        field: string;
        /** The previous value. */
        old: unknown;
        /** The new value. */
        new: unknown;
        /** Only in entries of type `merged`: the values of the records that were merged, except for the one that stays. */
        lost?: Schemas["MergedValue"][];
      }[] | null;
      /** The other record that the entry refers to, e.g. the added note; null if there is none. */
      related: {
        /** Record type. */
        type: string;
        id: Schemas["Id"];
      } | null;
    };
    /** A scope of an AI application. */
    McpScope: "crm:read" | "crm:write" | "booking:read" | "booking:write";
    /** Fields that an administrator can set. */
    AiPolicyFields: {
      /** Whether AI applications can be connected. */
      enabled?: boolean;
      /** The scopes that AI applications can have at most. */
      allowed_scopes?: Schemas["McpScope"][];
      /** Whether AI applications can also use API keys with the MCP option. */
      allow_api_keys?: boolean;
      /** Whether members can connect applications that registered themselves and that nobody has verified. */
      allow_dynamic_registration?: boolean;
      /** Which applications members can connect: `all` except the denied ones, or only `allowed` ones. API keys are not affected. */
      applications?: "all" | "allowed";
      /** The applications that members can connect if `applications` is `allowed`. */
      allowed_applications?: Schemas["ApplicationRule"][];
      /** The applications that members cannot connect, even if they are also in `allowed_applications`. */
      denied_applications?: Schemas["ApplicationRule"][];
      /** Whether the identity provider of the organization can connect applications of members without their consent (enterprise-managed authorization). */
      enterprise_managed?: boolean;
      /** Tool calls per minute of one connection at most; null for the limit of the service. */
      connection_calls_per_minute?: number | null;
      /** Tool calls per minute of all connections together at most; null for the limit of the service. */
      organization_calls_per_minute?: number | null;
    };
    /** Names applications by a fact that they cannot choose freely. `host`: the host of the metadata document that describes the application; for an application that registered itself, the host that receives its authorization codes, `localhost` for a program on the user's device, or the scheme of an application, such as `cursor:`. `client_id`: exactly one client. */
    ApplicationRule: {
      type: "host" | "client_id";
      value: string;
      /** A name for administrators. It has no effect. */
      name?: string | null;
    };
    /** Limits of the service, which an organization can only lower. */
    AiServiceLimits: {
      /** Tool calls per minute of one connection. */
      connection_calls_per_minute: number;
      /** Tool calls per minute of one organization. */
      organization_calls_per_minute: number;
    };
    /** Fields to change. */
    AiPolicyUpdate: {
      service_limits?: Schemas["AiServiceLimits"];
      /** Version of the organization record, which contains the policy. */
      version?: number;
      updated_at?: Schemas["Timestamp"];
      updated_by?: Schemas["Actor"];
    } & Schemas["AiPolicyFields"];
    /** Upper limit of what AI applications can do in the organization. */
    AiPolicy: {
      readonly service_limits: Schemas["AiServiceLimits"];
      /** Version of the organization record, which contains the policy. */
      readonly version: number;
      readonly updated_at: Schemas["Timestamp"];
      readonly updated_by: Schemas["Actor"];
    } & WithRequired<Schemas["AiPolicyFields"], "enabled" | "allowed_scopes" | "allow_api_keys" | "allow_dynamic_registration" | "applications" | "allowed_applications" | "denied_applications" | "enterprise_managed" | "connection_calls_per_minute" | "organization_calls_per_minute">;
    /** Only an active key is accepted. */
    ApiKeyStatus: "active" | "expired" | "revoked";
    /** Fields that an administrator can set. */
    ApiKeyFields: {
      /** Name that describes the purpose of the key. */
      name?: string;
      /** The permissions that the key has at most. */
      scopes?: Schemas["Permission"][];
      /** IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. */
      allowed_ips?: string[];
      /** When the key expires; null if it never expires. */
      expires_at?: string | null;
      /** Whether AI applications can use the key; defaults to false. */
      mcp_access?: boolean;
    };
    /** Fields that the service sets on a key. */
    ApiKeyState: {
      readonly user?: Schemas["ApiKeyUser"];
      /** The first characters of the secret. */
      readonly prefix?: string;
      /** The last characters of the secret. */
      readonly last4?: string;
      readonly status?: Schemas["ApiKeyStatus"];
      /** When the key was last used; null if it was never used. */
      readonly last_used_at?: string | null;
      /** IP address of the last use. */
      readonly last_used_ip?: string | null;
      /** When the key was revoked; null if it was not. */
      readonly revoked_at?: string | null;
      /** Until when the secret before the last rotation is accepted; null if it is no longer accepted. */
      readonly previous_secret_expires_at?: string | null;
    };
    /** The user whose current permissions the key has at most: the creator, or the user that `crm keys create` named. */
    ApiKeyUser: { id: Schemas["Id"]; name: string; };
    /** A new key. */
    ApiKeyCreate: WithRequired<Schemas["ApiKeyFields"], "name" | "scopes">;
    /** Fields to change. */
    ApiKeyUpdate: {
      id?: Schemas["Id"];
      user?: Schemas["ApiKeyUser"];
      /** The first characters of the secret. */
      prefix?: string;
      /** The last characters of the secret. */
      last4?: string;
      status?: Schemas["ApiKeyStatus"];
      /** When the key was last used; null if it was never used. */
      last_used_at?: string | null;
      /** IP address of the last use. */
      last_used_ip?: string | null;
      /** When the key was revoked; null if it was not. */
      revoked_at?: string | null;
      /** Until when the secret before the last rotation is accepted; null if it is no longer accepted. */
      previous_secret_expires_at?: string | null;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["ApiKeyFields"];
    /** Options for the rotation of a secret. */
    ApiKeyRotate: {
      /** For how many seconds the previous secret remains valid; defaults to 0. */
      grace_seconds?: number;
    };
    /** A key, without its secret. */
    ApiKey: WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["ApiKeyFields"], "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access"> & WithRequired<Schemas["ApiKeyState"], "user" | "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at" | "previous_secret_expires_at">;
    /** A key with its secret, which is returned only once. */
    IssuedApiKey: {
      /** The secret, to be sent as `X-API-Key`. */
      readonly secret: string;
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["ApiKeyFields"], "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access"> & WithRequired<Schemas["ApiKeyState"], "user" | "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at" | "previous_secret_expires_at">);
    /** Payload of API key events; never contains the secret. */
    ApiKeyEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The key after the change. */
      data: { object: Schemas["ApiKey"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** A host of the event. */
    PublicHost: {
      /** First and last name, or the organization's name. */
      name: string;
    };
    /** The kind of location. The location itself is visible only to invitees. */
    PublicLocation: {
      /** The kind of location. */
      type: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
    };
    /** The public part of an event type. */
    BookingPage: {
      /** Title of the event type. */
      title: string;
      /** Purpose of the event. */
      description: string | null;
      /** The hosts, who take the events together or in rotation. */
      hosts: Schemas["PublicHost"][];
      location: Schemas["PublicLocation"];
      duration_minutes: Schemas["EventMinutes"];
      /** The durations to choose from. Empty if only `duration_minutes` is offered. */
      duration_options: Schemas["EventMinutes"][];
      /** Questions that the person who books answers. */
      questions: Schemas["BookingQuestion"][];
      /** Maximum number of guests in a booking. Does not limit the guests that a host invites later. */
      max_guests: number;
      /** Minimum time between booking and start. */
      min_notice_minutes: number;
      booking_window: Schemas["BookingWindow"];
      /** If true, a booking is `pending` until a host confirms it. */
      requires_confirmation: boolean;
      /** Number of people who can book the same start time. */
      seats: number;
      /** Language of the page. */
      locale: Schemas["Locale"];
      /** Default time zone of the slots. */
      timezone: Schemas["Timezone"];
      organization: Schemas["PublicOrganization"];
    };
    /** A person and their public event types. */
    BookingPages: {
      /** First and last name, or the organization's name. */
      name: string;
      /** The active public event types by title; at most 100. */
      event_types: Schemas["BookingPageLink"][];
      /** Language of the person or their organization. */
      locale: Schemas["Locale"];
      organization: Schemas["PublicOrganization"];
    };
    /** An event type that visitors can book. */
    BookingPageLink: {
      /** The `event_slug` of its booking page. */
      slug: Schemas["EventTypeSlug"];
      /** Title of the event type. */
      title: string;
      /** Purpose of the event. */
      description: string | null;
      duration_minutes: Schemas["EventMinutes"];
      /** The durations to choose from. Empty if only `duration_minutes` is offered. */
      duration_options: Schemas["EventMinutes"][];
    };
    /** A new booking as visible to the person who made it. */
    BookingReceipt: {
      status: Schemas["EventStatus"];
      /** Title of the event. */
      title: string;
      /** Purpose of the event. */
      description: string | null;
      start_at: Schemas["Timestamp"];
      end_at: Schemas["Timestamp"];
      duration_minutes: Schemas["EventMinutes"];
      /** The hosts of the event. */
      hosts: Schemas["PublicHost"][];
      /** Location of the event. */
      location: { type: Schemas["EventLocationType"]; value?: string | null; };
      /** The person who booked. */
      invitee: {
        /** Full name. */
        name: string | null;
        email: Schemas["Email"];
        /** Time zone of the times in e-mails and calendar files. */
        timezone: string;
        /** Language of e-mails and calendar files. */
        locale: "en" | "fr";
      };
      /** Whether guests are notified only after the invitee has confirmed the booking with the link in the e-mail. */
      awaits_confirmation: boolean;
      organization: Schemas["PublicOrganization"];
    };
    /** The person who books. */
    BookingVisitor: {
      /** Full name, without web or e-mail addresses. */
      name: string;
      email: Schemas["Email"];
      /** Accepted in common notations, stored as E.164. A number without a country code is read as a number of the organization's `default_country`. Required if the location is `invitee_phone`. */
      phone?: string | null;
      /** Used in e-mails and calendar files. Defaults to that of the page. */
      timezone?: string | null;
      /** Used in e-mails and calendar files. Defaults to that of the page. */
      locale?: "en" | "fr" | null;
    };
    /** The slot to book and the people to invite. */
    BookingRequest: {
      start_at: Schemas["Timestamp"];
      /** One of the offered durations. Defaults to that of the event type. */
      duration_minutes?: Schemas["EventMinutes"];
      invitee: Schemas["BookingVisitor"];
      /** At most `max_guests` of the page. Addresses must differ from each other and from that of the invitee. Guests are notified once the invitee has confirmed the booking. */
      guests?: Schemas["EventGuest"][];
      answers?: Schemas["EventAnswers"];
    };
    /** The new time. */
    BookingReschedule: {
      start_at: Schemas["Timestamp"];
      /** Defaults to the current duration of the event. */
      duration_minutes?: Schemas["EventMinutes"];
      reason?: Schemas["ChangeReason"];
    };
    /** The reason for the cancellation. */
    BookingCancel: { reason?: Schemas["ChangeReason"]; };
    /** The person who booked or was invited. */
    BookingInvitee: {
      /** Full name. */
      name: string | null;
      email: Schemas["Email"];
      /** E.164. */
      phone: string | null;
      /** Time zone of the times in e-mails and calendar files. */
      timezone: string;
      /** Language of e-mails and calendar files. */
      locale: "en" | "fr";
      /** Response to the invitation. */
      response: "needs_action" | "accepted" | "declined" | "tentative";
    };
    /** A response to an invitation. */
    BookingResponse: {
      /** `declined` keeps the seat. Cancel the booking to release it. */
      response: "accepted" | "declined" | "tentative";
    };
    /** An event as visible to one of its invitees. */
    Booking: {
      /** Status of the event; `cancelled` for a person who is no longer invited. */
      status: Schemas["EventStatus"];
      /** Title of the event. */
      title: string;
      /** Purpose of the event. */
      description: string | null;
      /** Start of the event. For a person who is no longer invited, the start that was planned when they left. */
      start_at: Schemas["Timestamp"];
      end_at: Schemas["Timestamp"];
      duration_minutes: Schemas["EventMinutes"];
      /** The hosts of the event. */
      hosts: Schemas["PublicHost"][];
      /** Location of the event. `value` is null for a person who is no longer invited. */
      location: { type: Schemas["EventLocationType"]; value?: string | null; };
      invitee: Schemas["BookingInvitee"];
      /** Answers of this invitee. */
      answers: Schemas["EventAnswers"];
      /** Actions that the link currently allows. */
      possible_actions: ("respond" | "reschedule" | "cancel")[];
      /** Path of the public page on which the same event type can be booked again; null if there is none. */
      page_path: string | null;
      /** Opens `bookingPage.receipt` and `bookingPage.calendar` for one to two days, without the right to change the booking. */
      receipt: string;
      /** Whether guests are notified only after the invitee has confirmed the booking with the link in the e-mail. */
      awaits_confirmation: boolean;
      organization: Schemas["PublicOrganization"];
    };
    /** Source of a busy time. `manual`: created through the API. `feed`: read from an external calendar. */
    BusySource: "manual" | "feed";
    /** A new busy time. */
    BusyTimeCreate: {
      /** The user who is busy. */
      user_id?: Schemas["Id"];
      /** Start of the busy time. */
      start_at: Schemas["Timestamp"];
      /** End of the busy time. */
      end_at: Schemas["Timestamp"];
      /** Reason, e.g. an appointment. */
      title?: string | null;
    };
    /** A period in which a user cannot be booked. */
    BusyTime: {
      /** Null for a busy time read from a feed. */
      title: string | null;
      /** The user who is busy. */
      user_id: Schemas["Id"];
      /** Start of the busy time. */
      start_at: Schemas["Timestamp"];
      /** End of the busy time. */
      end_at: Schemas["Timestamp"];
      source: Schemas["BusySource"];
      feed_id: string | null;
      /** The related records that the request includes. */
      readonly related?: Schemas["BusyTimeRelated"];
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** `pending`: not read yet. `ok`: the last attempt succeeded. `failing`: the last attempt failed, so the busy times are older. */
    BusyFeedStatus: "pending" | "ok" | "failing";
    /** URL of the calendar, with the scheme https or webcal (which is read as https). Write-only. */
    BusyFeedUrl: string;
    /** A new feed. */
    BusyFeedCreate: {
      /** The user to whom the calendar belongs. */
      user_id?: Schemas["Id"];
      /** Name of the feed. */
      name: string;
      url: Schemas["BusyFeedUrl"];
    };
    /** The fields to update. */
    BusyFeedUpdate: {
      id?: Schemas["Id"];
      /** Name of the feed. */
      name?: string;
      url?: Schemas["BusyFeedUrl"];
      /** The user to whom the calendar belongs. */
      user_id?: Schemas["Id"];
      /** Host name of the URL, the only part that is returned. */
      host?: string;
      status?: Schemas["BusyFeedStatus"];
      /** Time of the last successful read. */
      last_read_at?: string | null;
      /** Reason why the last attempt failed. `address_refused`: the URL is not allowed, e.g. its address is not public. `unreachable`: no response. `wrong_certificate`: invalid certificate. `timed_out`: no complete response within 15 seconds. `error_answer`: an error status. `too_long`: larger than 5 MiB. `not_a_calendar`: not iCalendar. `too_complex`: the recurrence rules take too long to expand. `too_many_periods`: more than 5,000 periods. */
      last_error?: "address_refused" | "unreachable" | "wrong_certificate" | "timed_out" | "error_answer" | "too_long" | "not_a_calendar" | "too_complex" | "too_many_periods" | null;
      /** Number of busy times read from the feed. */
      period_count?: number;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    };
    /** An external calendar from which busy times are read. */
    BusyFeed: {
      /** Name of the feed. */
      name: string;
      /** The user to whom the calendar belongs. */
      user_id: Schemas["Id"];
      /** Host name of the URL, the only part that is returned. */
      readonly host: string;
      readonly status: Schemas["BusyFeedStatus"];
      /** Time of the last successful read. */
      readonly last_read_at: string | null;
      /** Reason why the last attempt failed. `address_refused`: the URL is not allowed, e.g. its address is not public. `unreachable`: no response. `wrong_certificate`: invalid certificate. `timed_out`: no complete response within 15 seconds. `error_answer`: an error status. `too_long`: larger than 5 MiB. `not_a_calendar`: not iCalendar. `too_complex`: the recurrence rules take too long to expand. `too_many_periods`: more than 5,000 periods. */
      readonly last_error: "address_refused" | "unreachable" | "wrong_certificate" | "timed_out" | "error_answer" | "too_long" | "not_a_calendar" | "too_complex" | "too_many_periods" | null;
      /** Number of busy times read from the feed. */
      readonly period_count: number;
      /** The related records that the request includes. */
      readonly related?: Schemas["BusyFeedRelated"];
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** draft → scheduled → sending → sent. A scheduled or sending campaign can become `cancelled`; a sent or canceled one, `archived`. */
    CampaignStatus: "draft" | "scheduled" | "sending" | "sent" | "cancelled" | "archived";
    /** The writable fields except the bodies. */
    CampaignSettings: {
      /** Internal name of the campaign. */
      name?: string;
      /** One line; may contain variables. */
      subject?: string | null;
      /** Text that e-mail clients show next to the subject; may contain variables. */
      preview_text?: string | null;
      /** The sender. */
      from?: Schemas["Mailbox"] | null;
      /** Address for replies. */
      reply_to?: string | null;
      /** The e-mail template with the subject and the texts, instead of own ones. */
      template_id?: string | null;
      /** Segments whose members receive the campaign. At least one is required for scheduling and sending. */
      segment_ids?: Schemas["Id"][];
      /** Segments whose members do not receive the campaign. */
      exclude_segment_ids?: Schemas["Id"][];
      /** The topic of the campaign. Addresses that unsubscribed from it, or must subscribe to it first, are suppressed. Null: the campaign has no topic, and its unsubscribe link ends all marketing. */
      topic_id?: string | null;
      /** UTM parameters that are added to the links. */
      utm?: { source?: string | null; medium?: string | null; campaign?: string | null; term?: string | null; content?: string | null; } | null;
      /** The user who owns the campaign. */
      owner_id?: string | null;
      tags?: Schemas["Tags"];
    };
    /** The HTML and plain-text bodies. */
    CampaignBodies: {
      /** HTML; may contain variables. Their values are escaped, and percent-encoded in links. */
      html_body?: string | null;
      /** Plain text; may contain variables. Their values are percent-encoded in links. */
      text_body?: string | null;
    };
    /** A new campaign. */
    CampaignCreate: WithRequired<Schemas["CampaignSettings"], "name"> & Schemas["CampaignBodies"];
    /** The fields to update. */
    CampaignUpdate: {
      id?: Schemas["Id"];
      type?: "email";
      status?: Schemas["CampaignStatus"];
      /** The version of the template that the campaign copied when it was scheduled or sent; null before. */
      template_version?: number | null;
      /** Time for which sending is scheduled. */
      scheduled_at?: string | null;
      /** Time when sending started. */
      started_at?: string | null;
      /** Time when the last message was sent or the campaign was canceled. */
      completed_at?: string | null;
      stats?: Schemas["CampaignStats"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & (Schemas["CampaignSettings"] & Schemas["CampaignBodies"]);
    /** Statistics. Rates are fractions of `sent`, null while `sent` is 0. Opens and clicks are counted only as far as `email_tracking` of the organization allows. */
    CampaignStats: {
      recipients: number;
      sent: number;
      failed: number;
      suppressed: number;
      opens: number;
      unique_opens: number;
      clicks: number;
      unique_clicks: number;
      bounces: number;
      unsubscribes: number;
      open_rate: number | null;
      click_rate: number | null;
      bounce_rate: number | null;
      unsubscribe_rate: number | null;
    };
    /** The fields of a campaign that every response contains. */
    CampaignState: {
      readonly type: "email";
      readonly status: Schemas["CampaignStatus"];
      /** The version of the template that the campaign copied when it was scheduled or sent; null before. */
      readonly template_version: number | null;
      /** Time for which sending is scheduled. */
      readonly scheduled_at: string | null;
      /** Time when sending started. */
      readonly started_at: string | null;
      /** Time when the last message was sent or the campaign was canceled. */
      readonly completed_at: string | null;
      readonly stats: Schemas["CampaignStats"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["CampaignSettings"], "name" | "subject" | "preview_text" | "from" | "reply_to" | "template_id" | "segment_ids" | "exclude_segment_ids" | "topic_id" | "utm" | "owner_id" | "tags">);
    /** A mailing to segments. Lists and webhooks omit the bodies. */
    Campaign: {
      /** The related records that the request includes. */
      readonly related?: Schemas["CampaignRelated"];
    } & (Schemas["CampaignState"] & Schemas["CampaignBodies"]);
    /** The filter, the sort order and the page. */
    CampaignSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. */
      page?: number;
      /** Records per page; default 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` of the previous response. */
      cursor?: string;
      /** Up to four fields; a leading `-` sorts in descending order. Default `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["CampaignFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["CampaignRelationName"][];
    };
    /** The time of sending. */
    CampaignSchedule: {
      /** In the future, at most 366 days from now. */
      scheduled_at: string;
    };
    /** The recipients of the test send. */
    CampaignTest: { to: Schemas["Email"][]; };
    /** The messages of a test send. */
    CampaignTestSent: { campaign_id: Schemas["Id"]; messages: { id: Schemas["Id"]; email: Schemas["Email"]; status: Schemas["EmailStatus"]; }[]; };
    /** `suppressed`: nothing is sent because the address is unsubscribed or undeliverable. */
    CampaignRecipientStatus: "queued" | "sending" | "sent" | "bounced" | "suppressed" | "failed" | "cancelled";
    /** One recipient address of a campaign. */
    CampaignRecipient: {
      id: Schemas["Id"];
      name: string | null;
      email: Schemas["Email"];
      contact_id: string | null;
      status: Schemas["CampaignRecipientStatus"];
      /** Reason why nothing was delivered: unsubscribed, opted_out, topic_unsubscribed, topic_not_subscribed, hard_bounced, soft_bounced, complained, contact_deleted, or the response of the mail server. */
      reason: string | null;
      sent_at: string | null;
      /** Time of the first opening. */
      opened_at: string | null;
      /** Time of the first click. */
      clicked_at: string | null;
      unsubscribed_at: string | null;
      created_at: Schemas["Timestamp"];
    };
    /** Payload of a webhook about a campaign. */
    CampaignEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The campaign after the change, without the bodies. */
      data: { object: Schemas["Campaign"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** A record type that the feed contains. */
    ChangedRecordType: "contact" | "company" | "pipeline" | "opportunity" | "task" | "note" | "file" | "segment" | "campaign" | "email" | "custom_field" | "schedule" | "event_type" | "event" | "busy_time" | "busy_feed" | "api_key" | "mcp_connection" | "email_template" | "form" | "form_submission" | "line_item" | "product" | "topic";
    /** How to continue. */
    FeedMeta: {
      /** Always present, so that the client can poll the feed later. It can be unchanged if there are no new changes. */
      next_cursor: string;
      /** Whether more changes are available now. */
      has_more: boolean;
    };
    /** A change to a record. Webhooks report the same changes. */
    Change: {
      id: Schemas["Id"];
      record_type: Schemas["ChangedRecordType"];
      /** Record type and action, e.g. contact.created. */
      type: string;
      record_id: Schemas["Id"];
      occurred_at: Schemas["Timestamp"];
      actor: Schemas["Actor"];
      /** The record after the change; only its id if it was purged. */
      data: { object: { [key: string]: unknown; }; };
      /** The changed fields. */
      changes: Schemas["FieldChanges"] | null;
      /** The record's version after the change. */
      version: number;
    };
    /** UUID (version 7), generated by the service. */
    Id: string;
    /** RFC 3339 timestamp. Output is in UTC with milliseconds; input must contain `Z` or an offset. */
    Timestamp: string;
    /** A calendar day, YYYY-MM-DD. */
    Date: string;
    /** A language that the service supports. */
    Locale: "en" | "fr";
    /** A permission, as `<resource>:<action>`. */
    Permission: "entities:read" | "entities:write" | "entities:delete" | "entities:purge" | "records:export" | "opportunities:read" | "opportunities:write" | "opportunities:delete" | "tasks:read" | "tasks:write" | "tasks:delete" | "notes:read" | "notes:write" | "notes:delete" | "files:read" | "files:write" | "files:delete" | "segments:read" | "segments:write" | "segments:delete" | "campaigns:read" | "campaigns:write" | "campaigns:delete" | "campaigns:send" | "forms:read" | "forms:write" | "forms:delete" | "emails:read" | "emails:send" | "booking:read" | "booking:write" | "webhooks:read" | "webhooks:write" | "custom_fields:read" | "custom_fields:write" | "members:read" | "members:manage" | "identity:manage" | "organization:read" | "organization:manage" | "api_keys:manage" | "ai:connect" | "ai:manage" | "activity_log:read" | "products:read" | "products:write" | "products:delete";
    /** Stable error code; never localized. */
    ErrorCode: "malformed_request" | "validation_failed" | "unauthenticated" | "key_expired" | "key_revoked" | "session_expired" | "second_factor_required" | "insufficient_scope" | "permission_denied" | "plan_required" | "ip_not_allowed" | "ai_disabled" | "api_keys_disabled" | "application_not_allowed" | "support_session_forbidden" | "reauthentication_required" | "second_factor_enrollment_required" | "single_sign_on_required" | "foreign_origin" | "not_found" | "no_such_route" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "duplicate" | "slot_unavailable" | "state_conflict" | "in_use" | "idempotency_in_progress" | "secret_already_shown" | "version_conflict" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "range_not_satisfiable" | "expectation_failed" | "misdirected" | "unprocessable" | "idempotency_key_reused" | "all_recipients_suppressed" | "headers_too_large" | "internal" | "unavailable";
    /** The user, program or system that performed the action. */
    Actor: {
      id: string | null;
      type: "user" | "api_key" | "mcp" | "scim" | "invitee" | "visitor" | "import" | "system" | "operator";
      name: string;
      application: string | null;
    };
    /** Total number of records, and position of this page. */
    ListMeta: {
      /** Exact number of matching records. */
      total: number;
      page: number;
      page_size: number;
      /** Only present if the request had `cursor`; null on the last page. */
      next_cursor?: string | null;
      /** Only present in the search over all record types, if more records match than it compares: then `total` is the number of compared ones, and the matches whose text begins with the words are among them. More letters lead to an exact total. */
      total_at_least?: true;
      /** Only present if the request includes relations that the caller may not read; their names. */
      omitted?: string[];
      /** Only present in lists of contacts and companies, if the organization has more than 100,000 of them and the filter has no condition with an index, so that all of them are compared: the names of the fields or parameters with an index, and the custom fields that are marked as `indexed`. A further condition on one of them makes the request faster. */
      narrow_by?: string[];
    };
    /** Fields of every record. */
    StandardFields: {
      readonly id: Schemas["Id"];
      /** Incremented with every change, starting at 1. */
      readonly version: number;
      readonly created_at: Schemas["Timestamp"];
      readonly updated_at: Schemas["Timestamp"];
      readonly created_by: Schemas["Actor"];
      readonly updated_by: Schemas["Actor"];
      readonly deleted_at: Schemas["Timestamp"] | null;
    };
    /** The id of a record and the time of its deletion. */
    Deleted: { id: Schemas["Id"]; deleted_at: Schemas["Timestamp"]; };
    /** One problem and its location. Which other members are present depends on `code`. */
    ErrorDetail: {
      id?: Schemas["Id"];
      /** JSON pointer into the body, or the name of the parameter. */
      path: string;
      code: string;
      /** Human-readable message; localized. */
      message: string;
      allowed_values?: unknown[];
      did_you_mean?: string;
      /** The allowed names, each with one short line about it; only in the first of several such details. */
      allowed_fields?: { [key: string]: string; };
      /** The people who could be meant. */
      candidates?: { id: Schemas["Id"]; name: string | null; }[];
      existing_id?: Schemas["Id"];
      merged_into?: Schemas["Id"];
      required?: string[];
      current_version?: number;
      alternatives?: unknown[];
      limit?: number;
      /** Line of the JSON, from 1. */
      line?: number;
      /** Column of the JSON in UTF-16 code units, from 1. */
      column?: number;
      /** The currency whose decimals limit an amount. */
      currency?: string;
      /** Identifies the sign-in that a second factor completes. */
      challenge?: string;
    };
    /** An error. */
    Error: {
      /** One short sentence; localized according to Accept-Language (en or fr). */
      error: string;
      code: Schemas["ErrorCode"];
      details?: Schemas["ErrorDetail"][];
      request_id: string;
    };
    /** Too many requests; `Retry-After` contains the number of seconds to wait. */
    TooManyRequests: {
      /** One short sentence; localized. */
      error: string;
    };
    /** Labels; unique, ignoring case. */
    Tags: string[];
    /** The name of a custom field, `custom_fields.<key>`. */
    CustomFieldPath: string;
    /** Values of custom fields, by key; validated against the definitions of the fields. */
    CustomFields: { [key: string]: string | number | boolean | string[] | null; };
    /** Ids of this record in other systems, by namespace; each is unique per record type. An update merges them; null removes one. */
    ExternalIds: { [key: string]: string | null; };
    /** A type of record that other records can refer to. */
    RelatedRecordType: "contact" | "company" | "opportunity" | "event";
    /** A reference to a related record. */
    RelatedRecord: { record_type: Schemas["RelatedRecordType"]; record_id: Schemas["Id"]; };
    /** The related records. */
    RelatedTo: Schemas["RelatedRecord"][];
    /** A postal address. */
    Address: {
      street?: string | null;
      city?: string | null;
      region?: string | null;
      postal_code?: string | null;
      /** ISO 3166-1 alpha-2 country code. */
      country?: string | null;
    } | null;
    /** An e-mail address; stored in lower case. A domain in other characters than ASCII (`münchen.example`) is returned as people write it, and equal to its ASCII form (IDNA: `xn--mnchen-3ya.example`) wherever addresses are compared. It is returned in ASCII if a label mixes scripts, has letters that only look like Latin ones, or is in a script from right to left or with vowel signs. The part before the @ is in ASCII. */
    Email: string;
    /** Accepted in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the organization's `default_country`. */
    Phone: string;
    /** IANA time zone name, e.g. Europe/Paris. */
    Timezone: string;
    /** ISO 4217 currency code. */
    Currency: string;
    /** The length of the groups of a date or time; defaults to `month`. The value of a group is the first day of its period; weeks begin on Monday. */
    AggregatePeriod: "day" | "week" | "month" | "quarter" | "year";
    /** The value of a field in a group: of a tag, the first of its spellings. `label` is the name of a period, of a stage, or of a record that the caller may read; otherwise null. */
    AggregateKey: { value: string | boolean | null; label: string | null; };
    /** Totals of a report. */
    AggregateMeta: {
      /** Exact number of groups. */
      total: number;
      /** Exact number of matching records. */
      records: number;
      /** Whether there are more groups than `limit`. */
      truncated: boolean;
      /** Whether a record can be in several groups, because it can have several tags or options: the counts of the groups may then add up to more than `records`. */
      overlapping: boolean;
      /** Time zone in which the periods begin. */
      timezone: Schemas["Timezone"];
    };
    /** Stage in the development from subscriber to customer. Automatic changes only move forward. */
    LifecycleStage: "subscriber" | "lead" | "marketing_qualified_lead" | "sales_qualified_lead" | "opportunity" | "customer" | "evangelist" | "other";
    /** How the application authenticates. */
    ConnectionKind: "oauth" | "api_key";
    /** Only an active connection is accepted. A connection expires if it is not used before its last token expires. */
    ConnectionStatus: "active" | "revoked" | "expired";
    /** Why the connection ended. `user`: the owner revoked it; `admin`: an administrator revoked it; `organization_disabled`: AI applications were disabled; `policy_changed`: the policy allows none of its scopes or no API keys; `refresh_replay` and `code_replay`: a refresh token or authorization code was used twice; `user_suspended`: the user was suspended or removed; `key_revoked`: the API key was revoked; `client_deleted`: the application no longer exists. */
    RevokeReason: "user" | "admin" | "organization_disabled" | "policy_changed" | "refresh_replay" | "code_replay" | "user_suspended" | "key_revoked" | "client_deleted";
    /** The user whose permissions the application uses. */
    ConnectedUser: { id: Schemas["Id"]; name: string; email: string; };
    /** The application with the name that it gave itself, which is not verified; for an API key, the key. */
    ConnectedApplication: {
      kind: Schemas["ConnectionKind"];
      client_id: string;
      name: string;
      uri: string | null;
      /** The host by which the lists of the AI policy name the application; null if it is unknown, and for API keys. */
      host: string | null;
    };
    /** An AI application that a user has authorized. */
    Connection: {
      readonly user: Schemas["ConnectedUser"];
      readonly application: Schemas["ConnectedApplication"];
      /** The scopes that the application has at most. The user's role and the organization's policy are checked at every call. */
      readonly scopes: Schemas["McpScope"][];
      /** Whether the identity provider of the organization connected the application, without the consent of the user. */
      readonly managed: boolean;
      /** Whether the lists of the AI policy exclude the application now. Its calls are then rejected with `application_not_allowed`. */
      readonly blocked: boolean;
      /** Number of tool calls, including refused ones. A new call is counted within a few seconds. */
      readonly calls: number;
      /** Number of calls that were refused because of missing rights, the AI policy, an ended connection or a limit. */
      readonly refused_calls: number;
      readonly granted_at: Schemas["Timestamp"];
      /** When the connection was last used; null if it was never used. */
      readonly last_used_at: string | null;
      /** IP address of the last use. */
      readonly last_ip: string | null;
      /** When the connection expires if it is not used; null for a key without an expiry date. */
      readonly expires_at: string | null;
      readonly status: Schemas["ConnectionStatus"];
      /** When the connection was revoked; null if it was not. */
      readonly revoked_at: string | null;
      /** The actor that revoked the connection; null if it is active, expired or was ended automatically. */
      readonly revoked_by: Schemas["Actor"] | null;
      readonly revoke_reason: Schemas["RevokeReason"] | null;
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** Result of the revocation. */
    RevokedConnections: {
      /** Number of revoked connections. */
      revoked: number;
    };
    /** Payload of connection events. */
    ConnectionEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The connection after the change. */
      data: { object: Schemas["Connection"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** A record type that can have custom fields. */
    CustomFieldRecordType: "contact" | "company" | "opportunity" | "task" | "product";
    /** The type of the values: text of at most 10,000 characters, a number, true or false, a date, a timestamp with an offset, one or several of the options, an http(s) URL, an e-mail address, or a phone number (E.164). */
    CustomFieldType: "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "url" | "email" | "phone";
    /** Fields that can be changed. */
    CustomFieldFields: {
      /** Name for display. */
      label?: string;
      /** The allowed values; null or omitted if the type has no options. */
      options?: string[] | null;
      /** Whether new records must have a value. */
      required?: boolean;
      /** Purpose of the field. */
      description?: string | null;
      /** Position among the custom fields. */
      position?: number;
      /** Whether the field is archived. An archived field accepts no new values; its existing values can be read. */
      archived?: boolean;
      /** Whether filters on the field use an index, so that they are fast if few of many records match. Only for fields of contacts and companies, except the type `multi_select`. Each value uses about 250 bytes. */
      indexed?: boolean;
    };
    /** A new custom field. */
    CustomFieldCreate: {
      entity_type: Schemas["CustomFieldRecordType"];
      key: Schemas["CustomFieldKey"];
      type: Schemas["CustomFieldType"];
    } & WithRequired<Schemas["CustomFieldFields"], "label">;
    /** Name of the field in `custom_fields` and in filters (`custom_fields.<key>`). */
    CustomFieldKey: string;
    /** Fields to change. */
    CustomFieldUpdate: {
      id?: Schemas["Id"];
      entity_type?: Schemas["CustomFieldRecordType"];
      key?: Schemas["CustomFieldKey"];
      type?: Schemas["CustomFieldType"];
      /** State of the index: `building` until the values of all records are in it, then `ready`. Null if the field is not indexed. */
      index_status?: "building" | "ready" | null;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["CustomFieldFields"];
    /** A field that the organization has added to a record type. */
    CustomField: {
      entity_type: Schemas["CustomFieldRecordType"];
      /** Name for display. */
      label: string;
      key: Schemas["CustomFieldKey"];
      type: Schemas["CustomFieldType"];
      /** The allowed values; null if the type has no options. */
      options: string[] | null;
      /** Whether new records must have a value. */
      required: boolean;
      /** Purpose of the field. */
      description: string | null;
      /** Position among the custom fields. */
      position: number;
      /** Whether the field is archived. An archived field accepts no new values; its existing values can be read. */
      archived: boolean;
      /** Whether filters on the field use an index, so that they are fast if few of many records match. Only for fields of contacts and companies, except the type `multi_select`. Each value uses about 250 bytes. */
      indexed: boolean;
      /** State of the index: `building` until the values of all records are in it, then `ready`. Null if the field is not indexed. */
      index_status: "building" | "ready" | null;
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** `marketing`: for campaigns and marketing messages, with an unsubscribe link. `transactional`: for single messages. */
    EmailTemplateKind: "marketing" | "transactional";
    /** The texts in one language. All of them may contain variables such as `{{first_name|friend}}`. */
    EmailTemplateTranslation: {
      /** One line. */
      subject: string;
      /** Text that e-mail programs show next to the subject. */
      preheader?: string | null;
      /** HTML of the content, without the layout: headings, paragraphs, lists, links, tables and `https:` pictures. A link with `class="button"` is shown as a button. Colours, scripts, styles and forms are not allowed, because the layout sets the colours for light and dark programs. */
      html: string;
    } | null;
    /** The texts by language; null if there are none in a language. */
    EmailTemplateTranslations: { en?: Schemas["EmailTemplateTranslation"]; fr?: Schemas["EmailTemplateTranslation"]; };
    /** Name of a variable. */
    EmailVariableName: string;
    /** Names of variables. */
    EmailVariableNames: Schemas["EmailVariableName"][];
    /** Values of the template's own variables by name. */
    EmailVariableValues: { [key: string]: string; };
    /** The texts of an e-mail in each language. Messages show them in the layout of the organization. */
    EmailTemplate: {
      /** The variables in the texts. */
      readonly used_variables: Schemas["EmailVariableName"][];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["EmailTemplateFields"], "name" | "description" | "kind" | "translations" | "own_variables">);
    /** The recipient of a preview. */
    EmailPreviewFor: {
      /** A contact whose values and language are used; null for sample values. */
      contact_id?: string | null;
      /** Language; by default that of the contact or the organization. */
      locale?: Schemas["Locale"];
      template_values?: Schemas["EmailVariableValues"];
    };
    /** The recipient of a preview. */
    CampaignPreviewFor: {
      /** A contact whose values and language are used; null for sample values. */
      contact_id?: string | null;
      /** Language; by default that of the contact or the organization. */
      locale?: Schemas["Locale"];
    };
    /** Texts that are not saved, and the recipient of the preview. */
    EmailTextsPreview: {
      kind?: Schemas["EmailTemplateKind"];
      translations: Schemas["EmailTemplateTranslations"];
      own_variables?: Schemas["EmailVariableNames"];
      /** A contact whose values and language are used; null for sample values. */
      contact_id?: string | null;
      /** Language; by default that of the contact or the organization. */
      locale?: Schemas["Locale"];
      template_values?: Schemas["EmailVariableValues"];
    };
    /** A message as a recipient would get it. */
    EmailPreview: {
      /** The language of the texts. */
      locale: Schemas["Locale"];
      /** The version of the template; null if the texts come from elsewhere. */
      template_version: number | null;
      subject: string;
      /** Text that e-mail programs show next to the subject. */
      preheader: string | null;
      /** A complete HTML document; null if there is only plain text. */
      html: string | null;
      /** The plain-text part. */
      text: string;
      /** Possible mistakes in the texts. */
      warnings: Schemas["EmailPreviewWarning"][];
    };
    /** A possible mistake in the texts. */
    EmailPreviewWarning: {
      /** JSON pointer to the text. */
      path: string;
      /** The kind of mistake, as in the details of an error. */
      code: string;
      /** In the language of the caller. */
      message: string;
    };
    /** Progress of the message. `scheduled`: `send_at` is in the future. */
    EmailStatus: "scheduled" | "queued" | "sending" | "sent" | "failed" | "cancelled";
    /** `transactional`: in reply to an action of the recipient. `marketing`: promotional; respects unsubscribes. */
    EmailCategory: "transactional" | "marketing";
    /** An address and a display name. */
    Mailbox: {
      email: Schemas["Email"];
      /** Display name. */
      name?: string | null;
    };
    /** One recipient of a message. */
    EmailAddressee: {
      email: Schemas["Email"];
      /** Display name. */
      name?: string | null;
      /** The contact to whom the message is sent. Defaults to the contact with this address. */
      contact_id?: string | null;
    };
    /** An attached file. */
    EmailAttachment: {
      /** File name without a path. */
      filename: string;
      content_type: Schemas["MediaType"];
      /** Content of the file in base64 (RFC 4648 §4). */
      content: string;
    };
    /** Media type, e.g. application/pdf. */
    MediaType: string;
    /** Media type, with parameters if necessary, e.g. text/calendar; method=REQUEST. */
    AttachedMediaType: string;
    /** Arbitrary values of the client, stored with the message. */
    EmailMetadata: { [key: string]: string; };
    /** A message to send. At least one of `html` and `text` is required, or `template_id`. `subject` is required without a template. */
    EmailCreate: {
      to: Schemas["EmailAddressee"][];
      cc?: Schemas["EmailAddressee"][];
      bcc?: Schemas["EmailAddressee"][];
      /** Address for replies. */
      reply_to?: string | null;
      /** One line. */
      subject?: string;
      /** HTML body. */
      html?: string | null;
      /** Plain-text body. */
      text?: string | null;
      /** An e-mail template, instead of `subject`, `html`, `text` and `category`. */
      template_id?: string | null;
      /** Language of the template; by default that of the recipient. */
      template_locale?: Schemas["Locale"] | null;
      template_values?: Schemas["EmailVariableValues"];
      /** At most 10 MiB in total, decoded. */
      attachments?: Schemas["EmailAttachment"][];
      /** Default `transactional`. */
      category?: "transactional" | "marketing";
      /** The topic of a marketing message. Addresses that unsubscribed from it, or must subscribe to it first, are suppressed. */
      topic_id?: string | null;
      /** At most 30 days from now. Omit to send immediately. */
      send_at?: string | null;
      related_to?: Schemas["RelatedTo"];
      metadata?: Schemas["EmailMetadata"];
    };
    /** One recipient and the delivery status of the message. */
    EmailRecipient: {
      email: Schemas["Email"];
      name: string | null;
      kind: "to" | "cc" | "bcc";
      contact_id: string | null;
      /** `suppressed`: nothing is sent because the address is unsubscribed or undeliverable. */
      status: "queued" | "sent" | "bounced" | "suppressed" | "failed";
      /** Reason why the message has not been delivered: a code such as `hard_bounced`, or the response of the mail server. */
      error: string | null;
    };
    /** The fields of a message that every response contains. */
    EmailState: {
      readonly subject: string;
      readonly status: Schemas["EmailStatus"];
      readonly category: Schemas["EmailCategory"];
      /** The topic of a marketing message. */
      readonly topic_id: string | null;
      /** The Message-ID header (RFC 5322 §3.6.4), identical for all attempts. */
      readonly message_id: string;
      /** The sender: that of the campaign or, for other messages, the address configured by the operator. */
      readonly from: { email: string; name: string | null; };
      readonly reply_to: string | null;
      /** The e-mail template of the message. */
      readonly template_id: string | null;
      /** The version of the template. */
      readonly template_version: number | null;
      readonly attachments: {
        filename: string;
        content_type: Schemas["AttachedMediaType"];
        /** Size in bytes. */
        size: number;
      }[];
      /** The recipients in `to`, `cc` and `bcc`, in this order. */
      readonly recipients: Schemas["EmailRecipient"][];
      readonly related_to: Schemas["RelatedTo"];
      readonly metadata: Schemas["EmailMetadata"];
      /** Time for which sending was requested. */
      readonly send_at: string | null;
      /** Time of sending. */
      readonly sent_at: string | null;
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** An e-mail message. Lists and webhooks omit `html` and `text`. */
    EmailMessage: { readonly html?: string | null; readonly text?: string | null; } & Schemas["EmailState"];
    /** Payload of a webhook about an e-mail message. */
    EmailEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The message after the change, without `html` and `text`. The message of a campaign to one recipient has the same form: `id` is the id of the recipient and `metadata.campaign_id` that of the campaign. Such messages are not in the list of messages. After a change of subscription, `changes.subscription.new` contains the address and the topic; `topic_id` is null if all marketing is concerned. */
      data: { object: Schemas["EmailMessage"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Options. */
    EntityPurge: {
      /** Whether to return the numbers without changing anything; defaults to false. */
      dry_run?: boolean;
      /** Kinds of records that stay although they relate to nothing else; none by default. */
      keep?: ("notes" | "tasks")[];
    };
    /** Result of a purge or of a dry run. */
    EntityPurged: {
      id: Schemas["Id"];
      erased: Schemas["EntityErased"];
      dry_run: boolean;
      /** The time of the purge or of the dry run. */
      deleted_at: Schemas["Timestamp"];
    };
    /** Number of deleted or changed records of each kind. */
    EntityErased: {
      /** Deleted notes that related to nothing else. */
      notes: number;
      /** Deleted tasks that related to nothing else. */
      tasks: number;
      /** Deleted files of the record, of its notes and of its tasks. */
      files: number;
      /** Deleted messages that only this contact received or that notified others of its events. */
      emails: number;
      /** Messages from whose recipients it was removed. */
      email_recipients: number;
      /** Deleted rows among the recipients of campaigns. */
      campaign_recipients: number;
      /** Events from whose invitees it was removed. */
      events: number;
      /** Deleted form submissions. */
      form_submissions: number;
      /** Deleted entries of its timeline. */
      activities: number;
      /** Deleted records that had been merged into it. */
      merged_records: number;
      /** Deleted choices of topics and counts of bounces. */
      subscriptions: number;
      /** Suppressed addresses of which only a hash stays. */
      suppressions: number;
      /** Deleted exports whose file named it. */
      exports: number;
      /** Deleted files of imports that named it. */
      import_files: number;
      /** Deleted rows of imports that named it. */
      import_rows: number;
      /** Deleted responses of calls with an idempotency key. */
      stored_responses: number;
      /** Deleted replies of the receivers of webhooks that named it. */
      webhook_replies: number;
    };
    /** The type of the record; it never changes. */
    EntityType: "contact" | "company";
    /** Fields of contacts and companies that a client can set. */
    EntityFields: {
      /** Phone number in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none. */
      phone?: string | null;
      /** URL with the scheme http or https. */
      website?: string | null;
      /** URL with the scheme http or https. */
      linkedin_url?: string | null;
      lifecycle_stage?: Schemas["LifecycleStage"];
      /** Score of the lead; defaults to 0. */
      lead_score?: number;
      /** The user who is responsible for the record. */
      owner_id?: string | null;
      /** Free text. */
      description?: string | null;
      tags?: Schemas["Tags"];
      custom_fields?: Schemas["CustomFields"];
      external_ids?: Schemas["ExternalIds"];
    };
    /** Fields that a client can set on a contact, in addition to EntityFields. */
    ContactFields: {
      /** Given name. */
      first_name?: string | null;
      /** Family name. */
      last_name?: string | null;
      /** Stored in lower case; unique among live contacts. */
      email?: string | null;
      /** Further addresses; each is unique among all addresses of live contacts, including `email`. */
      additional_emails?: Schemas["Email"][];
      /** Mobile number in the same format as `phone`, e.g. +33612345678. */
      mobile?: string | null;
      /** Position in the company. */
      job_title?: string | null;
      /** Department in the company. */
      department?: string | null;
      /** The company this person works for. */
      company_id?: string | null;
      /** Progress of the first conversation. */
      lead_status?: "new" | "contacted" | "nurturing" | "qualified" | "unqualified" | null;
      /** How the contact was acquired. */
      source?: "manual" | "api" | "import" | "mcp" | "booking" | "form" | "email" | "referral" | "event" | "partner" | "advertisement" | "other" | null;
      /** Consent to marketing e-mail; defaults to `unknown`. */
      email_consent?: "unknown" | "opted_in" | "opted_out";
      /** Whether the person asked not to be called. */
      do_not_call?: boolean;
      /** IANA time zone name, e.g. Europe/Paris. */
      timezone?: string | null;
      /** BCP 47 language tag, e.g. fr or pt-BR. */
      locale?: string | null;
      address?: Schemas["Address"];
      /** URL with the scheme http or https. */
      avatar_url?: string | null;
      /** Date of birth, YYYY-MM-DD. */
      birthday?: string | null;
    };
    /** Fields that a client can set on a company, in addition to EntityFields. */
    CompanyFields: {
      /** The company's name. */
      name?: string;
      /** Host name; unique among live companies. A full URL is reduced to its host name. */
      domain?: string | null;
      /** Further host names; each is unique among all host names of live companies, including `domain`. */
      additional_domains?: string[];
      /** General e-mail address of the company. */
      email?: string | null;
      /** Business relationship of the company with the organization. */
      type?: "prospect" | "customer" | "partner" | "reseller" | "investor" | "vendor" | "other" | null;
      /** Line of business. */
      industry?: string | null;
      /** Number of employees. */
      employee_count?: number | null;
      /** Revenue per year in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. */
      annual_revenue?: number | null;
      /** ISO 4217 currency code. */
      currency?: string | null;
      /** The parent company. */
      parent_company_id?: string | null;
      billing_address?: Schemas["Address"];
      shipping_address?: Schemas["Address"];
      /** Number in the commercial register. */
      registration_number?: string | null;
      /** VAT identification number. */
      vat_number?: string | null;
    };
    /** A new contact; requires at least one of `first_name`, `last_name` and `email`. */
    ContactCreate: { entity_type: "contact"; } & (Schemas["EntityFields"] & Schemas["ContactFields"] & { entity_type: "contact"; });
    /** A new or existing contact; a new one requires at least one of `first_name`, `last_name` and `email`. */
    ContactUpsert: { entity_type: "contact"; } & (Schemas["EntityFields"] & Schemas["ContactFields"] & { entity_type: "contact"; });
    /** A new company. */
    CompanyCreate: { entity_type: "company"; } & (Schemas["EntityFields"] & WithRequired<Schemas["CompanyFields"], "name"> & { entity_type: "company"; });
    /** A new contact or company. */
    EntityCreate: Schemas["ContactCreate"] | Schemas["CompanyCreate"];
    /** Fields to change. A field that does not exist for the record's type is rejected as an unknown field. */
    EntityUpdate: {
      id?: Schemas["Id"];
      entity_type?: "contact" | "company";
      /** First and last name. */
      full_name?: string | null;
      /** When the stage last changed. */
      lifecycle_stage_changed_at?: string | null;
      /** When `email_consent` last changed. */
      email_consent_at?: string | null;
      /** Deliverability of `email` according to bounces and complaints. */
      email_deliverability?: "ok" | "soft_bounced" | "hard_bounced" | "complained";
      /** Time of the last activity. */
      last_activity_at?: string | null;
      /** Number of live contacts of the company. */
      contact_count?: number;
      /** Sum of the company's open opportunities in the organization's currency; null for callers without opportunities:read. */
      open_opportunity_amount?: number | null;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & (Schemas["EntityFields"] & Schemas["ContactFields"] & Schemas["CompanyFields"]);
    /** A person. */
    Contact: {
      readonly entity_type: "contact";
      /** First and last name. */
      readonly full_name: string | null;
      /** When the stage last changed. */
      readonly lifecycle_stage_changed_at: string | null;
      /** When `email_consent` last changed. */
      readonly email_consent_at: string | null;
      /** Deliverability of `email` according to bounces and complaints. */
      readonly email_deliverability: "ok" | "soft_bounced" | "hard_bounced" | "complained";
      /** Time of the last activity. */
      readonly last_activity_at: string | null;
      /** The related records that the request includes. */
      readonly related?: Schemas["ContactRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["EntityFields"], "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids"> & WithRequired<Schemas["ContactFields"], "first_name" | "last_name" | "email" | "additional_emails" | "mobile" | "job_title" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "timezone" | "locale" | "address" | "avatar_url" | "birthday"> & {
      entity_type: "contact";
    });
    /** An organization that people work for. */
    Company: {
      readonly entity_type: "company";
      /** When the stage last changed. */
      readonly lifecycle_stage_changed_at: string | null;
      /** Number of live contacts of the company. */
      readonly contact_count: number;
      /** Sum of the company's open opportunities in the organization's currency; null for callers without opportunities:read. */
      readonly open_opportunity_amount: number | null;
      /** The related records that the request includes. */
      readonly related?: Schemas["CompanyRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["EntityFields"], "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids"> & WithRequired<Schemas["CompanyFields"], "name" | "domain" | "additional_domains" | "email" | "type" | "industry" | "employee_count" | "annual_revenue" | "currency" | "parent_company_id" | "billing_address" | "shipping_address" | "registration_number" | "vat_number"> & {
      entity_type: "company";
    });
    /** A contact or a company. */
    Entity: Schemas["Contact"] | Schemas["Company"];
    /** Filter, sort order and page. */
    EntitySearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["EntityFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["EntityRelationName"][];
    };
    /** Combines conditions. Groups can be nested up to three levels deep, with at most 50 conditions in total. */
    FilterGroup: {
      /** `not` matches if none of the conditions match. */
      op: "and" | "or" | "not";
      conditions: (Schemas["FilterGroup"] | Schemas["FilterCondition"])[];
    };
    /** Compares one field with a value. An operator that does not fit the field's type is rejected; the error lists the operators that do. Texts are compared ignoring case; names, addresses and free texts, also in custom fields of type `text`, also ignoring accents and apostrophes, as in a search (`elan` equals `Élan`). E-mail addresses, domains, URLs, phone numbers, codes, options, tags and external ids are compared with their accents. */
    FilterCondition: {
      /** A field of the record, `custom_fields.<key>`, `company.<field>` or `opportunities.<aggregate>`. */
      field: string;
      operator: "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "between" | "in" | "not_in" | "contains" | "not_contains" | "starts_with" | "ends_with" | "is_empty" | "is_not_empty" | "within_last_days" | "within_next_days" | "older_than_days" | "has_any" | "has_all";
      /** Omit for `is_empty` and `is_not_empty`; two values for `between`; up to 100 for the list operators. */
      value?: string | number | boolean | (string | number | boolean)[];
    };
    /** The key by which an existing record is found. */
    MatchBy: "email" | "domain" | "external_id";
    /** The namespace of the external id; only with `external_id`. */
    Namespace: string;
    /** A record, and the key by which an existing one is found. */
    EntityUpsert: { match_by: Schemas["MatchBy"]; namespace?: Schemas["Namespace"]; record: Schemas["UpsertRecord"]; };
    /** A contact or a company. */
    UpsertRecord: Schemas["ContactUpsert"] | Schemas["CompanyCreate"];
    /** Operations, performed in this order. */
    EntityBatch: { operations: Schemas["BatchOperation"][]; };
    /** One operation. */
    BatchOperation: Schemas["BatchCreate"] | Schemas["BatchUpdate"] | Schemas["BatchDelete"] | Schemas["BatchUpsert"];
    /** Same as POST /v1/entities. */
    BatchCreate: { method: "create"; record: Schemas["EntityCreate"]; };
    /** Same as PUT /v1/entities/{id}. */
    BatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["EntityUpdate"];
    };
    /** Same as DELETE of the single record. */
    BatchDelete: {
      id: Schemas["Id"];
      method: "delete";
      /** Same as If-Match. */
      expected_version?: number;
    };
    /** Same as POST /v1/entities/upsert; the status is 201 if the record was created. */
    BatchUpsert: { method: "upsert"; match_by: Schemas["MatchBy"]; namespace?: Schemas["Namespace"]; record: Schemas["UpsertRecord"]; };
    /** Result of one operation. */
    BatchResult: {
      /** Index of the operation, from 0. */
      index: number;
      /** The HTTP status that the operation would have as a single request. */
      status: number;
      /** The record, or the time of its deletion. */
      data?: Schemas["Entity"] | Schemas["Deleted"];
      error?: Schemas["BatchError"];
    };
    /** The error that the operation would have as a single request; a result with it has no `data`. */
    BatchError: {
      /** One short sentence; localized according to Accept-Language (en or fr). */
      error: string;
      code: Schemas["ErrorCode"];
      /** Their paths are JSON pointers into the operation. */
      details?: Schemas["ErrorDetail"][];
    };
    /** Duplicates to merge, and options. */
    EntityMerge: {
      /** Records of the same type as the kept record. */
      duplicate_ids: Schemas["Id"][];
      /** Whether to return the result without changing anything; defaults to false. */
      dry_run?: boolean;
      /** The record whose value is used, per field, even if that value is empty. Not possible for lists and maps, which are combined. */
      fields?: { [key: string]: Schemas["Id"]; };
      /** The record whose value is used, per custom field, even if that value is empty. */
      custom_fields?: { [key: string]: Schemas["Id"]; };
      /** The record whose external id is used, per namespace. The ids of the other records still lead to the kept record. */
      external_ids?: { [key: string]: Schemas["Id"]; };
    };
    /** Result of a merge or of a dry run. */
    EntityMerged: {
      record: Schemas["Entity"];
      merged_ids: Schemas["Id"][];
      /** The fields in which the records differ. */
      differences: Schemas["MergeDifference"][];
      /** Number of records that are moved. */
      moved: {
        opportunities: number;
        tasks: number;
        notes: number;
        /** Events with one of the duplicates as an invitee. */
        events: number;
        /** Contacts of merged companies. */
        contacts: number;
        child_companies: number;
        /** Static segments that the record becomes a member of. */
        segments: number;
        emails: number;
        files: number;
      };
      dry_run: boolean;
    };
    /** The value of one record in a merge. */
    MergedValue: {
      record_id: Schemas["Id"];
      /** The value; null if the record has none. */
      value: unknown;
    };
    /** A field in which the records of a merge differ. */
    MergeDifference: {
      /** The field; custom fields as `custom_fields.<key>`, external ids as `external_ids.<namespace>`. */
      field: string;
      /** The value of each record; the kept one is first. */
      values: Schemas["MergedValue"][];
      /** The value after the merge. */
      result: unknown;
      /** The record whose value stays; null if the values are combined. */
      from: string | null;
    };
    /** Options. */
    EntityUnmerge: {
      /** Whether to return the result without changing anything; defaults to false. */
      dry_run?: boolean;
    };
    /** Result of undoing a merge, or of a dry run. */
    EntityUnmerged: {
      /** The restored record. */
      record: Schemas["Entity"];
      /** The record into which it had been merged. */
      kept_record: Schemas["Entity"];
      /** Number of records and entries that the restored record got back. */
      restored: {
        opportunities: number;
        tasks: number;
        notes: number;
        events: number;
        /** Contacts of the restored company. */
        contacts: number;
        child_companies: number;
        /** Static segments of which it is a member again. */
        segments: number;
        /** Messages that were sent to it or relate to it. */
        emails: number;
        files: number;
        form_submissions: number;
        /** Entries of its timeline. */
        activities: number;
      };
      /** Values and relations that could not be restored; at most 100 items. */
      not_restored: Schemas["NotRestored"][];
      /** Number of all items that could not be restored. */
      not_restored_count: number;
      dry_run: boolean;
    };
    /** A value or relation that could not be restored. */
    NotRestored: {
      /** `field`: a value of the restored record; `kept_field`: a value that the kept record had before the merge; the others are relations. */
      type: "field" | "kept_field" | "opportunity" | "task" | "note" | "event" | "contact" | "child_company" | "segment" | "email" | "file" | "form_submission";
      /** The record with the field or relation. */
      record_id: Schemas["Id"];
      /** The field; null for relations. */
      field: string | null;
      /** `changed`: somebody changed it after the merge; `gone`: the related record was deleted permanently; `taken`: another record now has this value; `required`: the kept record would have neither a name nor an address; `cycle`: the company would be above itself. */
      reason: "changed" | "gone" | "taken" | "required" | "cycle";
    };
    /** Candidate, thresholds and page. */
    DuplicateSearch: {
      candidate?: Schemas["DuplicateCandidate"];
      /** Only groups of this record type. */
      entity_type?: Schemas["EntityType"];
      /** Minimum confidence from 0 to 1; defaults to 0.4. */
      min_confidence?: number;
      /** Page number, from 1. */
      page?: number;
      /** Items per page; defaults to 25. */
      page_size?: number;
    };
    /** Accepted in any notation; without a country code, only the last nine digits are compared. */
    CandidatePhone: string | null;
    /** The known data of a person or company, whether or not it is stored. A field that does not exist for the type is rejected as an unknown field. */
    DuplicateCandidate: {
      entity_type: Schemas["EntityType"];
      first_name?: string | null;
      last_name?: string | null;
      /** Name of a company. */
      name?: string | null;
      /** E-mail address of a contact. */
      email?: string | null;
      additional_emails?: Schemas["Email"][];
      phone?: Schemas["CandidatePhone"];
      mobile?: Schemas["CandidatePhone"];
      /** A host name or a URL. */
      domain?: string | null;
      additional_domains?: string[];
      website?: string | null;
      company_id?: string | null;
    };
    /** Evidence that two records are the same. */
    DuplicateReason: {
      field: "email" | "phone" | "domain" | "name" | "company_id";
      /** `same`: equal values; `same_mailbox`: equal except for dots that the mail provider ignores; `without_tag`: equal except for the part after a plus sign; `same_digits`: the last nine digits are equal; `similar`: similarity of at least 0.6; `sounds_alike`: same pronunciation. */
      kind: "same" | "same_mailbox" | "without_tag" | "same_digits" | "similar" | "sounds_alike";
      /** Similarity of the names, from 0 to 1. */
      similarity?: number;
    };
    DuplicateReasons: Schemas["DuplicateReason"][];
    /** A record that could be the same. */
    Duplicate: {
      record: Schemas["Entity"];
      /** Likelihood that the record is the same, from 0 to 1. */
      confidence: number;
      reasons: Schemas["DuplicateReasons"];
    };
    /** Records that could be the same. */
    DuplicateGroup: {
      entity_type: Schemas["EntityType"];
      /** The field whose value they share. */
      field: "email" | "phone" | "domain" | "name";
      /** Number of records that share the value. */
      count: number;
      /** Confidence of the most likely pair. */
      confidence: number;
      reasons: Schemas["DuplicateReasons"];
      /** Up to ten of the records. */
      records: Schemas["Entity"][];
    };
    /** A duplicate of the candidate or, without a candidate, a group. */
    DuplicateFound: Schemas["Duplicate"] | Schemas["DuplicateGroup"];
    /** Start and end of an event. */
    EventTime: { start_at: Schemas["Timestamp"]; end_at: Schemas["Timestamp"]; };
    /** The hosts to whom a notification is sent, former ones too. */
    NotifiedHosts: Schemas["EventHost"][];
    /** The e-mail addresses of the invitees to whom a notification is sent. Hosts are in `notified_hosts`, without addresses. */
    NotifiedAddresses: Schemas["Email"][];
    /** Whether the invitees and hosts are notified by e-mail. Default true. */
    Notify: boolean;
    /** Reason, shown in the notification. */
    ChangeReason: string | null;
    /** The fields to update. */
    EventUpdate: {
      id?: Schemas["Id"];
      /** Title shown to invitees. */
      title?: string;
      /** Description shown to invitees. */
      description?: string | null;
      location?: Schemas["EventLocation"];
      /** Notes for the team; never sent to invitees. */
      internal_notes?: string | null;
      /** The opportunity to which the event is related. */
      opportunity_id?: string | null;
      metadata?: Schemas["EventMetadata"];
      /** Another host of the event type, who must have no other event or busy time during the event. Not possible if all hosts host the event together (`collective`). */
      host_user_id?: string;
      notify?: Schemas["Notify"];
      event_type_id?: Schemas["Id"];
      status?: Schemas["EventStatus"];
      start_at?: Schemas["Timestamp"];
      end_at?: Schemas["Timestamp"];
      /** Time from start to end. */
      duration_minutes?: number;
      /** Time zone of the host's calendar at the time of booking. Each invitee has a separate time zone. */
      timezone?: string;
      hosts?: Schemas["EventHost"][];
      /** Maximum number of invitees of an event with several seats. 1 for other events, whose guests take no seats. */
      seats?: number;
      /** Sorted by time of invitation, removed invitees last. Lists, changes and webhooks contain at most 20 of them. */
      invitees?: Schemas["Invitee"][];
      /** Number of current invitees, without removed ones. */
      invitee_count?: number;
      /** Answers of the first person who booked. */
      answers?: Schemas["EventAnswers"];
      /** The contacts of the current invitees. */
      contact_ids?: Schemas["Id"][];
      /** Source of the booking. */
      source?: "booking_page" | "api" | "mcp" | "console";
      /** UID in calendars (RFC 5545); never changes. */
      ics_uid?: string;
      /** SEQUENCE in calendars (RFC 5545). */
      ics_sequence?: number;
      /** Number of times the event was rescheduled. */
      reschedule_count?: number;
      /** The latest 100 previous times, oldest first. `events.history` lists all of them. */
      history?: Schemas["EventPeriod"][];
      cancellation?: Schemas["EventCancellation"] | null;
      /** Whether the hosts did not attend. */
      host_no_show?: boolean;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    };
    /** The new time of the event. */
    EventReschedule: {
      start_at: Schemas["Timestamp"];
      duration_minutes?: Schemas["EventMinutes"];
      reason?: Schemas["ChangeReason"];
      notify?: Schemas["Notify"];
    };
    /** The reason, and whether notifications are sent. */
    EventCancel: { reason?: Schemas["ChangeReason"]; notify?: Schemas["Notify"]; };
    /** Whether notifications are sent. */
    EventDecision: { notify?: Schemas["Notify"]; };
    /** The reason, and whether notifications are sent. */
    EventDecline: {
      /** Reason, shown in the notification to the invitees. */
      reason?: Schemas["ChangeReason"];
      notify?: Schemas["Notify"];
    };
    /** The people who did not attend. At least one of `invitee_ids` and `host_no_show` is required. */
    EventNoShow: {
      /** Ids of invitees of this event. */
      invitee_ids?: Schemas["Id"][];
      /** Whether the invitees in `invitee_ids` did not attend. Default true. */
      no_show?: boolean;
      /** Whether the hosts did not attend. */
      host_no_show?: boolean;
    };
    /** The person to invite. */
    InviteeAdd: {
      email: Schemas["Email"];
      /** Name of the invitee. */
      name?: string | null;
      phone?: Schemas["Phone"];
      /** Time zone of the times in e-mails. Defaults to that of the contact, otherwise that of the event. */
      timezone?: Schemas["Timezone"];
      /** Language of the e-mails. Defaults to that of the contact, otherwise that of the event type, otherwise that of the organization. */
      locale?: Schemas["Locale"];
      notify?: Schemas["Notify"];
    };
    /** Part of the URL of the booking page, unique among the event types of the owner. */
    EventTypeSlug: string;
    /** A `private` event type has no public booking page. */
    EventTypeVisibility: "public" | "private";
    /** Hosts of an event: the only host (`single`), one of the hosts in rotation (`round_robin`), or all hosts together (`collective`). */
    EventTypeAssignment: "single" | "round_robin" | "collective";
    /** Duration of an event in minutes. */
    EventMinutes: number;
    /** Dates that can be booked. `rolling_days` requires `days`, counted from today. `date_range` requires `start_date` and `end_date`, both inclusive, in the time zones of the hosts. `unlimited` requires no other field. */
    BookingWindow: {
      /** Kind of limit. */
      type: "rolling_days" | "date_range" | "unlimited";
      /** Number of days ahead; today is day 0. */
      days?: number;
      start_date?: Schemas["Date"];
      end_date?: Schemas["Date"];
    };
    /** Maximum number of events of this type per host; null for no limit. */
    BookingLimits: {
      /** Per calendar day. */
      per_day?: number | null;
      /** Per week, starting on Monday. */
      per_week?: number | null;
    };
    /** Kind of location. */
    EventLocationType: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
    /** Location of the event. `value` is the URL for `video_link`, the host's phone number (E.164) for `phone`, the place for `in_person`, and any text for `custom`. Omit `value` for `invitee_phone`: the host calls the phone number that the invitee provides. */
    EventLocation: {
      type: Schemas["EventLocationType"];
      /** URL, phone number, place or text. */
      value?: string | null;
    };
    /** The share of the events that a host gets. */
    HostWeight: {
      /** One of the hosts. */
      user_id: Schemas["Id"];
      /** The share, relative to the weights of the other hosts. */
      weight: number;
    };
    /** A question that the person who books answers. */
    BookingQuestion: {
      /** Key of the answer in `answers`. */
      key: string;
      /** Text of the question. */
      label: string;
      /** Type of the answer: a text (`text`, `textarea`), a number, one or several of the options (`select`, `multiselect`), true or false (`checkbox`), a phone number (E.164), an http(s) URL or a date. */
      type: "text" | "textarea" | "number" | "select" | "multiselect" | "checkbox" | "phone" | "url" | "date";
      /** If true, an answer is required; for a checkbox, the answer true. */
      required?: boolean;
      /** The options; only for `select` and `multiselect`. */
      options?: string[] | null;
    };
    /** The writable fields. */
    EventTypeFields: {
      slug?: Schemas["EventTypeSlug"];
      /** Title shown to invitees. */
      title?: string;
      /** Text shown on the booking page. */
      description?: string | null;
      /** The user who owns it. */
      owner_id?: Schemas["Id"];
      /** The users who host the events; they must be active. With `round_robin`, the order decides between hosts who have their share of the events. */
      hosts?: Schemas["Id"][];
      /** The weights of hosts, in the order of `hosts`. With `round_robin`, a host with weight 2 gets twice as many events as a host with weight 1. Hosts who are not in this list have weight 1; weights of 1 are not returned. */
      host_weights?: Schemas["HostWeight"][];
      /** If true, `round_robin` chooses the owner of the invitee's contact, provided that this user is one of the hosts and free at that time. A contact that the booking creates belongs to its host. */
      prefer_contact_owner?: boolean;
      assignment?: Schemas["EventTypeAssignment"];
      /** Last part of the URL of the team page, `/team/{organization_slug}/{team_slug}`. Unique among the event types of the organization. Only with the assignment `round_robin` or `collective`; derived from `slug` if null. Null with `single`. */
      team_slug?: string | null;
      /** Schedule that applies to all hosts of this event type. If null, the default schedule of each host applies. */
      schedule_id?: string | null;
      duration_minutes?: Schemas["EventMinutes"];
      /** The durations to choose from, which include `duration_minutes`. Empty if only `duration_minutes` is offered. */
      duration_options?: Schemas["EventMinutes"][];
      /** Time between consecutive start times; null for the duration. */
      slot_interval_minutes?: number | null;
      /** Time that is kept free before an event. */
      buffer_before_minutes?: number;
      /** Time that is kept free after an event. */
      buffer_after_minutes?: number;
      /** Minimum time between booking and start. */
      min_notice_minutes?: number;
      booking_window?: Schemas["BookingWindow"];
      limits?: Schemas["BookingLimits"];
      /** Number of invitees who can book the same event. */
      seats?: number;
      /** If true, a booking is `pending` until a host confirms it. */
      requires_confirmation?: boolean;
      location?: Schemas["EventLocation"];
      /** Questions that the person who books answers. */
      questions?: Schemas["BookingQuestion"][];
      /** Maximum number of guests in a booking. Does not limit the guests that a host invites later. */
      max_guests?: number;
      /** Times of reminders to the invitees, in minutes before the start. */
      reminder_minutes?: number[];
      /** Language of the texts; null for that of the organization. */
      locale?: "en" | "fr" | null;
      /** Whether the event type can be booked. */
      is_active?: boolean;
      visibility?: Schemas["EventTypeVisibility"];
    };
    /** A new event type. */
    EventTypeCreate: WithRequired<Schemas["EventTypeFields"], "title" | "duration_minutes" | "location">;
    /** The fields to update. */
    EventTypeUpdate: {
      id?: Schemas["Id"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["EventTypeFields"];
    /** A kind of event that can be booked. */
    EventType: {
      /** The related records that the request includes. */
      readonly related?: Schemas["EventTypeRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["EventTypeFields"], "slug" | "title" | "description" | "owner_id" | "hosts" | "host_weights" | "prefer_contact_owner" | "assignment" | "team_slug" | "schedule_id" | "duration_minutes" | "duration_options" | "slot_interval_minutes" | "buffer_before_minutes" | "buffer_after_minutes" | "min_notice_minutes" | "booking_window" | "limits" | "seats" | "requires_confirmation" | "location" | "questions" | "max_guests" | "reminder_minutes" | "locale" | "is_active" | "visibility">);
    /** RFC 3339 with the UTC offset of the requested time zone. */
    LocalTime: string;
    /** A start time that can be booked. */
    Slot: {
      start_at: Schemas["LocalTime"];
      end_at: Schemas["LocalTime"];
      /** Number of seats that are still free. */
      seats_left: number;
    };
    /** Start times that can be booked. */
    Slots: {
      timezone: Schemas["Timezone"];
      slots: Schemas["Slot"][];
      /** The next start time that is not in `slots`. If `limit` truncated the list, this is the first omitted slot. If the range has no slots, it is the first slot in the three months after it. Null if there is none. */
      next_available_at: Schemas["LocalTime"] | null;
      /** Reason why there are no slots; null if there are some. The reason applies to the start time that came closest to being bookable. `too_soon`: in the past or within the minimum notice. `outside_window`: outside of the booking window. `outside_hours`: outside of the schedules, or no host is active. `limit_reached`: limit per day or week reached. `host_busy`: no host is free. `seats_taken`: no seats left. */
      empty_reason: "too_soon" | "outside_window" | "outside_hours" | "limit_reached" | "host_busy" | "seats_taken" | null;
    };
    /** Payload of a webhook about an event type. */
    EventTypeEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["EventType"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** `pending`: a host has not yet confirmed or declined the event; occurs only if the event type requires confirmation. During pending and confirmed events, the hosts are busy. */
    EventStatus: "pending" | "confirmed" | "declined" | "cancelled";
    /** A user who hosts an event. */
    EventHost: {
      user_id: Schemas["Id"];
      /** First and last name. Without both, the part of the e-mail address before the @ sign; never the address. */
      name: string;
    };
    /** Answers to the questions of the event type, by key. */
    EventAnswers: { [key: string]: string | number | boolean | string[] | null; };
    /** A previous time of an event. */
    EventPeriod: {
      start_at: Schemas["Timestamp"];
      end_at: Schemas["Timestamp"];
      changed_at: Schemas["Timestamp"];
      by: Schemas["Actor"];
      reason: string | null;
    };
    /** The cancellation of an event. */
    EventCancellation: { reason: string | null; cancelled_at: Schemas["Timestamp"]; by: Schemas["Actor"]; };
    /** A person who is invited to an event. */
    Invitee: {
      id: Schemas["Id"];
      name: string | null;
      email: Schemas["Email"];
      /** `primary`: a person who booked. `guest`: a person invited in addition. */
      role: "primary" | "guest";
      /** E.164. */
      phone: string | null;
      /** Time zone of the times in e-mails and calendar files. */
      timezone: string;
      /** Language of e-mails and calendar files. */
      locale: "en" | "fr";
      /** The contact with this address. */
      contact_id: string | null;
      answers: Schemas["EventAnswers"];
      /** Response of the invitee, sent by their calendar or through the link in the e-mail. Reset to `needs_action` when the event is rescheduled. */
      response: "needs_action" | "accepted" | "declined" | "tentative";
      /** `awaited`: booked on a public page, and neither the invitee nor a host has confirmed it; a guest is not notified before. `confirmed`: one of them has. `not_required`: not booked on a public page. */
      readonly confirmation: "not_required" | "awaited" | "confirmed";
      /** Whether the invitee did not attend. */
      no_show: boolean;
      /** Time when the invitee was removed. */
      cancelled_at: string | null;
      created_at: Schemas["Timestamp"];
    };
    /** The person who books. */
    EventPerson: {
      name: string;
      email: Schemas["Email"];
      /** Accepted in common notations, stored as E.164. A number without a country code is read as a number of the organization's `default_country`. Required if the location is `invitee_phone`. */
      phone?: string | null;
      /** Defaults to that of the contact, otherwise that of the organization. */
      timezone?: string | null;
      /** Defaults to that of the contact, otherwise that of the event type, otherwise that of the organization. */
      locale?: "en" | "fr" | null;
    };
    /** An additional invitee. */
    EventGuest: { email: Schemas["Email"]; name?: string | null; };
    /** The slot to book and the people to invite. */
    EventCreate: {
      /** The event type to book. */
      event_type_id: Schemas["Id"];
      start_at: Schemas["Timestamp"];
      /** One of the durations of the event type. Defaults to its `duration_minutes`. */
      duration_minutes?: Schemas["EventMinutes"];
      invitee: Schemas["EventPerson"];
      /** At most `max_guests` of the event type. Addresses must differ from each other and from that of the invitee. */
      guests?: Schemas["EventGuest"][];
      answers?: Schemas["EventAnswers"];
      /** Location of the event. Defaults to that of the event type. */
      location?: Schemas["EventLocation"];
      /** Stored in `internal_notes`; never sent to invitees. */
      notes?: string | null;
      /** The contact who books. Defaults to the contact with the invitee's address. */
      contact_id?: string | null;
      /** The opportunity to which the event is related. */
      opportunity_id?: string | null;
    };
    /** A booked event. Its id does not change when it is rescheduled. */
    Event: {
      /** Title shown to invitees. */
      title: string;
      readonly event_type_id: Schemas["Id"];
      /** Description shown to invitees. */
      description: string | null;
      readonly status: Schemas["EventStatus"];
      readonly start_at: Schemas["Timestamp"];
      readonly end_at: Schemas["Timestamp"];
      /** Time from start to end. */
      readonly duration_minutes: number;
      /** Time zone of the host's calendar at the time of booking. Each invitee has a separate time zone. */
      readonly timezone: string;
      readonly hosts: Schemas["EventHost"][];
      location: Schemas["EventLocation"];
      /** Maximum number of invitees of an event with several seats. 1 for other events, whose guests take no seats. */
      readonly seats: number;
      /** Sorted by time of invitation, removed invitees last. Lists, changes and webhooks contain at most 20 of them. */
      readonly invitees: Schemas["Invitee"][];
      /** Number of current invitees, without removed ones. */
      readonly invitee_count: number;
      /** Answers of the first person who booked. */
      readonly answers: Schemas["EventAnswers"];
      /** The contacts of the current invitees. */
      readonly contact_ids: Schemas["Id"][];
      /** The opportunity to which the event is related. */
      opportunity_id: string | null;
      /** Source of the booking. */
      readonly source: "booking_page" | "api" | "mcp" | "console";
      /** Notes for the team; never sent to invitees. */
      internal_notes: string | null;
      /** UID in calendars (RFC 5545); never changes. */
      readonly ics_uid: string;
      /** SEQUENCE in calendars (RFC 5545). */
      readonly ics_sequence: number;
      /** Number of times the event was rescheduled. */
      readonly reschedule_count: number;
      /** The latest 100 previous times, oldest first. `events.history` lists all of them. */
      readonly history: Schemas["EventPeriod"][];
      readonly cancellation: Schemas["EventCancellation"] | null;
      /** Whether the hosts did not attend. */
      readonly host_no_show: boolean;
      metadata: Schemas["EventMetadata"];
      /** The related records that the request includes. */
      readonly related?: Schemas["EventRelated"];
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** Arbitrary values of the client, by key. An update replaces all of them. */
    EventMetadata: { [key: string]: string; };
    /** Payload of a webhook about an event. */
    EventEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Event"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** A record type that can be exported. */
    ExportRecordType: "contact" | "company" | "form" | "form_submission" | "line_item" | "note" | "product" | "task" | "topic";
    /** Record type, filter and fields of the export. */
    ExportCreate: {
      entity_type: Schemas["ExportRecordType"];
      filter?: Schemas["FilterGroup"];
      /** Fields of the record, or members of a field (`address.city`, `custom_fields.<key>`); defaults to all fields. The columns have the order of this list; members of a field have a fixed order. */
      fields?: string[];
    };
    /** An export of records of one type. */
    Export: {
      id: Schemas["Id"];
      entity_type: Schemas["ExportRecordType"];
      filter: Schemas["FilterGroup"] | null;
      fields: string[] | null;
      status: Schemas["JobStatus"];
      /** Number of records in the file so far. */
      rows: number;
      /** Size of the file in bytes so far. */
      bytes: number;
      job_id: Schemas["Id"];
      finished_at: Schemas["Timestamp"] | null;
      /** When the file is deleted. */
      expires_at: Schemas["Timestamp"];
      created_at: Schemas["Timestamp"];
      created_by: Schemas["Actor"];
    };
    /** A record type that can have files. `email` is an e-mail message. */
    FileRecordType: "contact" | "company" | "opportunity" | "task" | "note" | "event" | "email";
    /** Whether the content has been uploaded. */
    FileStatus: "waiting_for_content" | "available";
    /** The SHA-256 of the bytes, in lower-case hexadecimal digits. */
    Sha256: string;
    /** The name of the file. It cannot contain `/`, `\`, control characters or characters that change the direction of text, and cannot end with a period or a space. */
    FileName: string;
    /** A new file. */
    FileCreate: { record_type: Schemas["FileRecordType"]; record_id: Schemas["Id"]; name: Schemas["FileName"]; };
    /** A file of a record. Its content never changes. */
    File: {
      readonly record_type: Schemas["FileRecordType"];
      readonly name: Schemas["FileName"];
      /** The record that the file belongs to. */
      readonly record_id: Schemas["Id"];
      readonly status: Schemas["FileStatus"];
      /** Number of bytes; null without content. */
      readonly size: number | null;
      /** The media type that was detected from the bytes, regardless of the name; application/octet-stream if it is unknown, null without content. */
      readonly content_type: string | null;
      /** The SHA-256 of the bytes; null without content. */
      readonly sha256: Schemas["Sha256"] | null;
      readonly uploaded_at: Schemas["Timestamp"] | null;
      readonly uploaded_by: Schemas["Actor"] | null;
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** Payload of a webhook about a file. */
    FileEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The file after the change; if it was purged, only its id and version. */
      data: { object: Schemas["File"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** A contact field of the form. */
    FormPageField: {
      /** The field, for example `address.city` or `custom_fields.size`. */
      field: string;
      /** Text of the field; null for the name of the field. */
      label: string | null;
      /** Whether the field must be filled in. */
      required: boolean;
      /** Type of the value. */
      type: "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "url" | "email" | "phone" | "country";
      /** The options of `select` and `multi_select`. */
      options: string[] | null;
    };
    /** The public part of a web form. */
    FormPage: {
      /** Title of the page. */
      title: string;
      /** Text above the fields. */
      description: string | null;
      /** The contact fields in their order. The e-mail address comes before them and is required. */
      fields: Schemas["FormPageField"][];
      /** Further questions. */
      questions: Schemas["BookingQuestion"][];
      /** Text next to the consent checkbox; null for no checkbox. */
      consent_text: Schemas["TextByLanguage"];
      /** Whether visitors must check the consent checkbox. */
      consent_required: boolean;
      /** Text after a submission; null for a standard text. */
      thank_you_text: Schemas["TextByLanguage"];
      /** The https URL that opens after a submission. */
      redirect_url: string | null;
      /** Language of the title, the labels and the questions. */
      locale: "en" | "fr";
      /** Origins of the websites that may embed the form. */
      embed_origins: string[];
      /** Sent with a submission of this form, within 24 hours. */
      page_token: string;
      organization: Schemas["PublicOrganization"];
    };
    /** The entries of a visitor. */
    FormSubmissionRequest: {
      /** The `page_token` of the form, which must have been read within the last 24 hours. Required. */
      page_token?: string;
      email: Schemas["Email"];
      fields?: Schemas["FormValues"];
      answers?: Schemas["FormAnswers"];
      /** Whether the visitor checked the consent checkbox. */
      consent?: boolean;
      /** Language of the page, which decides the consent text that is kept. Defaults to that of the form. */
      locale?: "en" | "fr" | null;
      /** Origin of the website that linked to the form or embedded it. */
      referrer?: string | null;
    };
    /** The confirmation for the visitor. */
    FormReceipt: {
      /** Text of the form in the language of the page; null for a standard text. */
      thank_you_text: string | null;
      /** The https URL to open. */
      redirect_url: string | null;
    };
    /** Part of the URL of the form, unique in the organization. */
    FormSlug: string;
    /** A text in English and French. A missing language is replaced by the other one. */
    TextByLanguage: {
      /** The English text. */
      en?: string | null;
      /** The French text. */
      fr?: string | null;
    } | null;
    /** A field of the contact that the visitor fills in. The e-mail address is always asked for, so it is not listed. */
    FormContactField: {
      /** A field of contacts, a part of the address, `company` (kept with the submission; it changes no company) or `custom_fields.<key>`. */
      field: string;
      /** Text of the field; null for the name of the field in the visitor's language. */
      label?: string | null;
      /** Whether the field must be filled in. */
      required?: boolean;
    };
    /** Values of the contact fields of the form, by field. */
    FormValues: { [key: string]: string | number | boolean | string[] | null; };
    /** Answers to the questions of the form, by key. */
    FormAnswers: { [key: string]: string | number | boolean | string[] | null; };
    /** A page on which visitors leave their details. A submission creates or updates a contact. */
    WebForm: {
      /** The related records that the request includes. */
      readonly related?: Schemas["WebFormRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["WebFormFields"], "slug" | "title" | "description" | "contact_fields" | "questions" | "consent_text" | "consent_required" | "consent_purpose" | "thank_you_text" | "redirect_url" | "allowed_origins" | "owner_id" | "tags" | "lifecycle_stage" | "notify_user_ids" | "locale" | "is_active">);
    /** The details that a visitor sent with a form. */
    FormSubmission: {
      readonly email: Schemas["Email"];
      /** The form. */
      readonly form_id: string;
      /** The contact with the e-mail address; null if there is none. */
      readonly contact_id: string | null;
      readonly fields: Schemas["FormValues"];
      readonly answers: Schemas["FormAnswers"];
      /** The consent text that the visitor saw; null if the form had none. */
      readonly consent_text: string | null;
      /** Whether the visitor checked the checkbox; null if the form had none. */
      readonly consent_given: boolean | null;
      /** Language of the page. */
      readonly locale: "en" | "fr";
      /** Origin of the website that linked to the form or embedded it, as the browser states it. */
      readonly referrer: string | null;
      /** Keyed hash of the visitor's IP address. Submissions from the same address have the same hash. */
      readonly sender_hash: string;
      /** The related records that the request includes. */
      readonly related?: Schemas["FormSubmissionRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & Schemas["FormSubmissionFields"]);
    /** Payload of a webhook about a submission. */
    FormSubmissionEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The submission. */
      data: { object: Schemas["FormSubmission"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** The decision of a host. */
    HostConfirmation: {
      /** The start that the host has seen. If the event has been rescheduled since, the decision is rejected. */
      start_at?: Schemas["Timestamp"];
    };
    /** The decision of a host. */
    HostRefusal: {
      /** The start that the host has seen. If the event has been rescheduled since, the decision is rejected. */
      start_at?: Schemas["Timestamp"];
      reason?: Schemas["ChangeReason"];
    };
    /** The new time. */
    HostReschedule: {
      start_at: Schemas["Timestamp"];
      /** Defaults to the current duration of the event. */
      duration_minutes?: Schemas["EventMinutes"];
      reason?: Schemas["ChangeReason"];
    };
    /** The reason for the cancellation. */
    HostCancellation: { reason?: Schemas["ChangeReason"]; };
    /** The host to whom the link was sent. */
    DecidingHost: {
      /** First and last name, or the organization's name. */
      name: string;
      /** Time zone of the host or of the organization. */
      timezone: string;
      /** Language of the host or of the organization. */
      locale: Schemas["Locale"];
    };
    /** A question of the event type with the answer of an invitee. */
    AnsweredQuestion: {
      /** Text of the question. */
      label: string;
      /** The answer of the invitee. */
      answer: string | number | boolean | string[] | null;
    };
    /** An invitee as visible to the hosts. */
    DecisionInvitee: {
      /** Full name. */
      name: string | null;
      email: Schemas["Email"];
      /** E.164. */
      phone: string | null;
      /** Answers to the questions of the event type. */
      answers: Schemas["AnsweredQuestion"][];
    };
    /** An event as visible to one of its hosts behind a link. */
    HostDecision: {
      status: Schemas["EventStatus"];
      /** Title of the event. */
      title: string;
      /** Purpose of the event. */
      description: string | null;
      start_at: Schemas["Timestamp"];
      end_at: Schemas["Timestamp"];
      duration_minutes: Schemas["EventMinutes"];
      host: Schemas["DecidingHost"];
      /** All hosts of the event. */
      hosts: Schemas["PublicHost"][];
      /** Location of the event. */
      location: { type: Schemas["EventLocationType"]; value?: string | null; };
      /** The current invitees; at most 20. */
      invitees: Schemas["DecisionInvitee"][];
      /** Decisions that the link currently allows. */
      possible_actions: ("confirm" | "decline")[];
      /** Changes that the link currently allows, also after the decision. */
      possible_changes: ("reschedule" | "cancel")[];
      organization: Schemas["PublicOrganization"];
    };
    /** The role of the members of a group at the identity provider. */
    GroupRole: {
      /** Name or id of the group as the provider sends it. */
      group: string;
      role: Schemas["RoleName"];
    };
    /** Fields that an administrator can set. */
    IdentityProviderFields: {
      /** The issuer as in the provider's discovery document: an https URL without a query or fragment. Its host must resolve to public IP addresses. */
      issuer?: string;
      /** Identifies this service at the provider. */
      client_id?: string;
      /** Scopes to request. `openid` is always requested. */
      scopes?: string[];
      /** The claim with the groups of a person, in the ID token or the response of the userinfo endpoint. Null if the provider sends none. */
      groups_claim?: string | null;
      /** Roles by group. The first entry whose group a person has determines their role. It applies at each sign-in, and to groups provisioned with SCIM, by their name or external id. For members of a SCIM group, only the SCIM groups count, and a sign-in does not change the role. If the list is empty, members keep their role at sign-in, and a SCIM group gives the role that has its name. Owners always keep theirs. */
      group_roles?: Schemas["GroupRole"][];
      /** The role of people in none of the groups. If null, they are rejected. */
      default_role?: Schemas["RoleName"] | null;
      /** Whether people without an account become members when they first sign in. */
      just_in_time?: boolean;
      /** Whether members must sign in with the provider. Owners can still sign in with their password or passkey, also while the provider is down. Needs a verified e-mail domain. When enforcement starts, the sessions of other members that started with a password or passkey end. */
      enforced?: boolean;
      /** Whether people can sign in with the provider. */
      enabled?: boolean;
    };
    /** The fields to set; omitted fields are unchanged. */
    IdentityProviderUpdate: {
      id?: Schemas["Id"];
      /** The secret of this service at the provider; null for none. It is stored encrypted and never returned. */
      client_secret?: string | null;
      /** Whether a secret is stored. */
      client_secret_set?: boolean;
      /** The redirect URI to register at the provider. */
      redirect_uri?: string;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["IdentityProviderFields"];
    /** The OpenID Connect provider with which members of the organization sign in. */
    IdentityProvider: {
      /** Whether a secret is stored. */
      readonly client_secret_set: boolean;
      /** The redirect URI to register at the provider. */
      readonly redirect_uri: string;
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["IdentityProviderFields"], "issuer" | "client_id" | "scopes" | "groups_claim" | "group_roles" | "default_role" | "just_in_time" | "enforced" | "enabled">);
    /** `unreachable`: no valid discovery document. `issuer_mismatch`: the document names another issuer. `endpoint_missing`: the document lacks the authorization or token endpoint. `keys_missing`: no usable signing keys. `code_unsupported`: no authorization code flow. `pkce_unsupported`: the document lists challenge methods without `S256`. `scope_unsupported`: a scope is not supported. `domain_missing`: no e-mail domain is verified. */
    IdentityProviderProblem: "unreachable" | "issuer_mismatch" | "endpoint_missing" | "keys_missing" | "code_unsupported" | "pkce_unsupported" | "scope_unsupported" | "domain_missing";
    /** The result of reading the provider's discovery document. Values are null if they could not be read. */
    IdentityProviderTest: {
      /** The issuer that the document names. */
      issuer: string | null;
      /** URL at which people sign in. */
      authorization_endpoint: string | null;
      /** URL for exchanging codes. */
      token_endpoint: string | null;
      /** URL of the signing keys. */
      jwks_uri: string | null;
      /** URL of further claims. */
      userinfo_endpoint: string | null;
      /** Problems that prevent people from signing in; empty if there are none. */
      problems: Schemas["IdentityProviderProblem"][];
    };
    /** `verified` after the TXT record was found. */
    EmailDomainStatus: "pending" | "verified";
    /** A new e-mail domain. */
    EmailDomainCreate: { domain: Schemas["DomainName"]; };
    /** The part of e-mail addresses after the `@`. In lower case; international names are returned as people write them. */
    DomainName: string;
    /** An e-mail domain whose people can use the organization's single sign-on once it is verified. */
    EmailDomain: {
      domain: Schemas["DomainName"];
      status: Schemas["EmailDomainStatus"];
      /** Time of the verification; null before. */
      verified_at: string | null;
      /** Name of the TXT record to publish. */
      record_name: string;
      /** Value of the TXT record to publish. */
      record_value: string;
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** The fields of a record type in files. */
    RecordFields: { fields: Schemas["RecordField"][]; };
    /** A field of a record type, as it is named in files. */
    RecordField: {
      /** The name in mappings, filters and lists of fields, e.g. `address.city` or `custom_fields.tier`. */
      name: string;
      /** Name for people in the caller's language; for a custom field without `custom_fields:read`, its name. */
      label: string;
      /** Type of the values. */
      type: "string" | "text" | "integer" | "number" | "boolean" | "date" | "datetime" | "uuid" | "email" | "phone" | "url" | "enum" | "array" | "object";
      /** The possible values of an `enum`; null for other types, and for a custom field without `custom_fields:read`. */
      options: string[] | null;
    };
    /** A record type that can be imported. */
    ImportRecordType: "contact" | "company" | "product";
    /** Progress of an import. */
    ImportStatus: "waiting_for_file" | "ready" | "running" | "completed" | "failed" | "cancelled";
    /** The target field of each column, or null to ignore the column. Targets are the fields of the record, parts of an address such as `address.city`, `custom_fields.<key>`, `external_ids.<namespace>` and `id` (to find existing records); contacts also have `company_name` and `company_domain`. */
    ImportMapping: { [key: string]: string | null; } | null;
    /** How to handle a row whose record already exists. A live record matches if it has the same `id`, e-mail address (contacts), domain (companies), unique field such as the product's `code`, or external id. */
    ImportDuplicates: "skip" | "update" | "fail";
    /** Format of dates: 2026-03-04 (iso), 04/03/2026 (dmy) or 03/04/2026 (mdy). */
    ImportDateFormat: "iso" | "dmy" | "mdy";
    /** Options for reading the file. */
    ImportSettings: {
      mapping?: Schemas["ImportMapping"];
      duplicates?: Schemas["ImportDuplicates"];
      date_format?: Schemas["ImportDateFormat"];
      /** Contacts are linked to the company with `company_domain`, or otherwise `company_name`. If no such company exists, it is created (true, the default) or the row fails (false). */
      create_companies?: boolean;
      /** How to handle a row with an invalid cell. `fail`: the row fails; `skip`: the cell is ignored, and the row fails only if the remaining cells do not form a valid record. */
      on_bad_cell?: "fail" | "skip";
      /** Whether to count the effects and list the failures of the import without writing any record. */
      dry_run?: boolean;
    };
    /** A new import. */
    ImportCreate: { entity_type: Schemas["ImportRecordType"]; } & Schemas["ImportSettings"];
    /** Options that override those of the import. */
    ImportStart: Schemas["ImportSettings"];
    /** A column of the file and its target field. */
    ImportColumn: {
      name: string;
      /** The target field according to the mapping, or otherwise the name of the column; null if the column is ignored. */
      field: string | null;
    };
    /** An unprocessed row of the file. */
    ImportRow: {
      /** The line of the file on which the row begins. */
      line: number;
      cells: string[];
    };
    /** A reason for failed rows or ignored cells, with its frequency. */
    ImportProblem: {
      /** The target field, as in a mapping; null if the problem concerns the whole row. */
      field: string | null;
      code: string;
      /** Human-readable message; localized. */
      message: string;
      /** Number of affected rows. */
      count: number;
      /** The first affected rows. */
      examples: {
        /** The line in the file. */
        line: number;
        /** The content of the cell, shortened; null if the problem concerns the whole row, or if the caller may not read the records. */
        cell: string | null;
      }[];
    };
    /** Why an import ended before the end of its file; null if it did not. */
    ImportFailure: {
      code: string;
      /** Human-readable message; localized. */
      message: string;
    } | null;
    /** An import of records from a CSV file. */
    Import: {
      entity_type: Schemas["ImportRecordType"];
      readonly status: Schemas["ImportStatus"];
      mapping: Schemas["ImportMapping"];
      duplicates: Schemas["ImportDuplicates"];
      date_format: Schemas["ImportDateFormat"];
      /** Whether missing companies are created. */
      create_companies: boolean;
      /** How a row with an invalid cell is handled. */
      on_bad_cell: "fail" | "skip";
      /** Whether the import is a dry run. */
      dry_run: boolean;
      /** Encoding of the uploaded file. */
      readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | null;
      /** Separator of the cells. */
      readonly delimiter: string | null;
      /** Size of the file in bytes. */
      readonly size_bytes: number | null;
      /** Columns of the file. */
      readonly columns: Schemas["ImportColumn"][];
      /** Columns without a target field. */
      readonly ignored_columns: string[];
      /** The first rows of the file. */
      readonly preview: Schemas["ImportRow"][];
      /** Number of rows in the file. */
      readonly rows: number | null;
      /** Number of rows that have been processed. */
      readonly processed_rows: number;
      /** Number of created records. */
      readonly created: number;
      /** Number of rows that changed a record. */
      readonly updated: number;
      /** Number of rows that matched their record in all fields. */
      readonly unchanged: number;
      /** Number of rows that were skipped because their record already exists. */
      readonly skipped: number;
      /** Number of rows that could not be imported. */
      readonly failed: number;
      /** Number of companies that were created for contacts. */
      readonly companies_created: number;
      /** Number of invalid cells that were ignored. */
      readonly skipped_cells: number;
      /** Reasons for failed rows and ignored cells, most frequent first. */
      readonly problems: Schemas["ImportProblem"][];
      /** Estimated remaining seconds while the import runs. */
      readonly seconds_left: number | null;
      readonly failure: Schemas["ImportFailure"];
      /** The job that runs the import. */
      readonly job_id: string | null;
      readonly started_at: Schemas["Timestamp"] | null;
      readonly finished_at: Schemas["Timestamp"] | null;
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** Progress of a job. */
    JobStatus: "queued" | "running" | "completed" | "failed" | "cancelled";
    /** A background job. */
    Job: {
      id: Schemas["Id"];
      /** The type of the job, e.g. `export.run`. */
      kind: string;
      status: Schemas["JobStatus"];
      /** Whether cancellation was requested while the job was running. The job stops at its next step. */
      cancelling: boolean;
      /** Number of processed items, e.g. rows. */
      done: number;
      /** Total number of items; null while it is unknown. */
      total: number | null;
      /** Estimated remaining seconds; null if there is no estimate. */
      seconds_left: number | null;
      result: Schemas["JobResult"] | null;
      /** Error code of the last failed attempt; null if no attempt has failed. */
      error_code: string | null;
      /** The error of the last failed attempt in words; localized. */
      error_message: string | null;
      started_at: Schemas["Timestamp"] | null;
      finished_at: Schemas["Timestamp"] | null;
      created_at: Schemas["Timestamp"];
    };
    /** The import or export that the job runs. */
    JobResult: { id: Schemas["Id"]; type: "import" | "export"; };
    /** A product or service in an opportunity, with its quantity and price. */
    LineItem: {
      /** The opportunity. */
      readonly opportunity_id: string;
      /** Quantity × price, less the discount, rounded to the digits of the currency. */
      readonly amount: number;
      /** The related records that the request includes. */
      readonly related?: Schemas["LineItemRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["LineItemFields"], "name" | "product_id" | "quantity" | "unit_price" | "discount_percent" | "position">);
    /** `owner`, `admin`, `manager`, `member`, `read_only`, or the name of a custom role. */
    RoleName: string;
    /** Part of the address of the member's booking page, `/book/{booking_slug}`; unique across all organizations. Null if the member has no booking page. */
    BookingSlug: string | null;
    /** `invited` until the member accepts the invitation. A suspended member cannot sign in or act. */
    MemberStatus: "invited" | "active" | "suspended";
    /** The member to invite. */
    MemberInvite: {
      email: Schemas["Email"];
      role: Schemas["RoleName"];
      /** Given name. */
      first_name?: string | null;
      /** Family name. */
      last_name?: string | null;
      locale?: Schemas["Locale"];
      timezone?: Schemas["Timezone"];
    };
    /** Fields to change. */
    MemberUpdate: {
      id?: Schemas["Id"];
      /** Given name. */
      first_name?: string | null;
      /** Family name. */
      last_name?: string | null;
      email?: Schemas["Email"];
      locale?: Schemas["Locale"];
      timezone?: Schemas["Timezone"];
      booking_slug?: Schemas["BookingSlug"];
      role?: Schemas["RoleName"];
      /** Suspends or reactivates the member. A reactivated member without a password, a passkey and single sign-on is `invited` again. Otherwise, `invited` is only accepted if the member is still invited. */
      status?: "invited" | "active" | "suspended";
      /** When the member last signed in; null if they never did. */
      last_login_at?: string | null;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    };
    /** A user, as other records show it. */
    UserName: {
      id: Schemas["Id"];
      /** First and last name; without both, the part of the e-mail address before the @ sign. */
      name: string;
    };
    /** A user in the organization. */
    Member: {
      /** Given name. */
      first_name: string | null;
      /** Family name. */
      last_name: string | null;
      email: Schemas["Email"];
      locale: Schemas["Locale"];
      timezone: Schemas["Timezone"];
      role: Schemas["RoleName"];
      status: Schemas["MemberStatus"];
      booking_slug: Schemas["BookingSlug"];
      /** When the member last signed in; null if they never did. */
      readonly last_login_at: string | null;
    } & WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
    /** A new note. */
    NoteCreate: WithRequired<Schemas["NoteFields"], "body" | "related_to"> & { related_to: unknown; };
    /** A note about records. `created_by` is its author. */
    Note: {
      /** The related records that the request includes. */
      readonly related?: Schemas["NoteRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["NoteFields"], "title" | "body" | "related_to" | "pinned">);
    /** Which e-mails the user receives; all of them by default. */
    NotificationPreferences: {
      /** Requests for an appointment that wait for your decision as a host. */
      booking_requests: boolean;
      /** Appointments of which you are a host: new, confirmed, changed and cancelled ones, and responses of guests. */
      bookings: boolean;
      /** Reminders of appointments of which you are a host. */
      booking_reminders: boolean;
      /** Submissions of web forms that notify you. */
      form_submissions: boolean;
      /** Webhooks that fail, are suspended or are disabled; only owners and administrators receive these e-mails. */
      webhook_problems: boolean;
    };
    /** Fields to change. */
    NotificationPreferencesUpdate: {
      /** Requests for an appointment that wait for your decision as a host. */
      booking_requests?: boolean;
      /** Appointments of which you are a host: new, confirmed, changed and cancelled ones, and responses of guests. */
      bookings?: boolean;
      /** Reminders of appointments of which you are a host. */
      booking_reminders?: boolean;
      /** Submissions of web forms that notify you. */
      form_submissions?: boolean;
      /** Webhooks that fail, are suspended or are disabled; only owners and administrators receive these e-mails. */
      webhook_problems?: boolean;
    };
    /** A contact that takes part in the opportunity. */
    OpportunityContact: {
      contact_id: Schemas["Id"];
      /** Role of the contact in the purchase. */
      role: "decision_maker" | "evaluator" | "influencer" | "champion" | "user" | "other";
    };
    /** Fields that a client can set. */
    OpportunityFields: {
      /** Name of the opportunity. */
      name?: string;
      pipeline_id?: Schemas["Id"];
      /** The key of a stage in the pipeline. Input also accepts the label of the stage, ignoring case, and `closed won` or `closed lost`; output is always the key. */
      stage?: string;
      /** Amount in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. */
      amount?: number | null;
      currency?: Schemas["Currency"];
      /** Expected closing date, YYYY-MM-DD. */
      expected_close_date?: string | null;
      /** Why the opportunity was lost; null unless it is lost. */
      lost_reason?: string | null;
      /** Next action to take. */
      next_step?: string | null;
      /** The prospective buyer. */
      company_id?: string | null;
      /** The main contact. */
      primary_contact_id?: string | null;
      /** The participating contacts, each at most once. The primary contact is included only if it was added explicitly. */
      contacts?: Schemas["OpportunityContact"][];
      /** The user who is responsible for the opportunity. */
      owner_id?: string | null;
      /** How the opportunity was acquired. */
      source?: "manual" | "api" | "import" | "mcp" | "booking" | "form" | "email" | "referral" | "event" | "partner" | "advertisement" | "other" | null;
      /** Free text. */
      description?: string | null;
      tags?: Schemas["Tags"];
      custom_fields?: Schemas["CustomFields"];
    };
    /** A new opportunity. */
    OpportunityCreate: {
      /** Own probability of an open opportunity in percent; null to use the probability of its stage. Won opportunities always have 100, lost ones 0: another value is rejected. */
      probability?: number | null;
    } & WithRequired<Schemas["OpportunityFields"], "name">;
    /** Fields to change. */
    OpportunityUpdate: {
      id?: Schemas["Id"];
      /** Own probability of an open opportunity in percent; null to use the probability of its stage. Won opportunities always have 100, lost ones 0: another value is rejected. */
      probability?: number | null;
      /** The type of the current stage. */
      status?: "open" | "won" | "lost";
      /** `amount` multiplied by `probability`, rounded to the decimals of `currency`; null if there is no amount. */
      weighted_amount?: number | null;
      /** When the opportunity was won or lost; null while it is open. */
      closed_at?: string | null;
      /** When the opportunity entered its current stage. */
      stage_changed_at?: string;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["OpportunityFields"];
    /** Filter, sort order and page. */
    OpportunitySearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["OpportunityFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["OpportunityRelationName"][];
    };
    /** A possible sale. */
    Opportunity: {
      /** Probability of winning, in percent. */
      probability: number;
      /** The type of the current stage. */
      readonly status: "open" | "won" | "lost";
      /** `amount` multiplied by `probability`, rounded to the decimals of `currency`; null if there is no amount. */
      readonly weighted_amount: number | null;
      /** When the opportunity was won or lost; null while it is open. */
      readonly closed_at: string | null;
      /** When the opportunity entered its current stage. */
      readonly stage_changed_at: string;
      /** The related records that the request includes. */
      readonly related?: Schemas["OpportunityRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["OpportunityFields"], "name" | "pipeline_id" | "stage" | "amount" | "currency" | "expected_close_date" | "lost_reason" | "next_step" | "company_id" | "primary_contact_id" | "contacts" | "owner_id" | "source" | "description" | "tags" | "custom_fields">);
    /** Payload of opportunity events. */
    OpportunityEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Opportunity"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Fields that an administrator can set. */
    OrganizationFields: {
      /** Display name. */
      name?: string;
      default_locale?: Schemas["Locale"];
      timezone?: Schemas["Timezone"];
      currency?: Schemas["Currency"];
      /** The country of phone numbers without a country code; defaults to the country of the time zone. If null, such numbers are rejected. */
      default_country?: string | null;
      /** Postal address, which is printed below each marketing message because many countries require it. If null, only the organization's name is printed. */
      postal_address?: string | null;
      email_tracking?: Schemas["EmailTracking"];
      /** The largest file that can be uploaded, in mebibytes; 25 by default. */
      max_file_size_mb?: number;
      retention?: Schemas["Retention"];
      branding?: Schemas["Branding"];
      /** Origins of websites that may embed the booking page and forms of the organization: https, or http on localhost to try it, such as `http://localhost:8080`. */
      embed_origins?: string[];
    };
    /** Days after which data is deleted permanently, by a job that runs once a day. Null: it is kept. New organizations keep messages for three years, contents of attachments for one year, timelines for ten years, completed tasks for five years and deleted records for 90 days; older organizations keep everything until a period is set. The activity log is kept for 365 days in all organizations. */
    Retention: {
      /** Days after sending until a message is deleted, with its recipients, attachments and files, and until the recipients of a campaign are deleted. The results of campaigns stay. Messages that are not yet sent are kept. */
      messages_days?: number | null;
      /** Days after sending until the contents of a message's attachments are deleted. Their names, types and sizes stay as long as the message. Files on records have no such period. */
      attachments_days?: number | null;
      /** Days until an entry of a timeline is deleted. The records themselves stay. */
      timelines_days?: number | null;
      /** Days after completion until a task is deleted. Open and canceled tasks stay. */
      tasks_days?: number | null;
      /** Days until a deleted contact, company, opportunity, task, note, product, line item or form submission is purged, so that it can no longer be restored. Notes and tasks that relate to nothing else than a purged contact, company or opportunity are deleted with it. A record that others need stays. Deleted files are always purged after 30 days. */
      deleted_days?: number | null;
    };
    /** The numbers of records that would be deleted; 10,000 means that many or more. */
    RetentionPreview: {
      /** Messages. */
      messages: number;
      /** Attachments whose contents would be deleted. */
      attachments: number;
      /** Entries of timelines. */
      timelines: number;
      /** Completed tasks. */
      tasks: number;
      /** Deleted records. */
      deleted: number;
      /** Notes and tasks that relate to nothing else than deleted contacts, companies and opportunities, and are deleted with them. */
      related: number;
    };
    /** The organization's appearance on pages that are shown to others. */
    Branding: {
      /** Name on the pages; if null, the organization's name. */
      display_name?: string | null;
      /** A PNG, JPEG or WebP image of at most 64 kB (65,536 bytes), as a data URL. Its media type follows from the image itself. */
      logo?: string | null;
      /** Accent colour. */
      colour?: string | null;
    };
    /** The organization as visitors of its public pages see it. */
    PublicOrganization: {
      /** The name that the organization shows to others. */
      name: string;
      /** Path of the logo. Its last part changes with the image. */
      logo_url: string | null;
      /** Accent colour, for example `#1a6b4f`. */
      colour: string | null;
      /** Origins of the websites that may embed the page. */
      embed_origins: string[];
    };
    /** Fields that an administrator can set. */
    TwoFactorPolicyFields: {
      /** Whether members need a second factor to sign in. */
      required?: boolean;
      /** Days that members have to set up a second factor. */
      grace_days?: number;
    };
    /** Fields to change. */
    TwoFactorPolicyUpdate: Schemas["TwoFactorPolicyFields"];
    /** Whether members need a second factor, such as a passkey or a code. */
    TwoFactorPolicy: {
      /** Since when a second factor is required; null if it is not. */
      required_since: string | null;
    } & WithRequired<Schemas["TwoFactorPolicyFields"], "required" | "grace_days">;
    /** The highest numbers of records that an organization can have, and what people without an account can cause on its public pages per UTC day. */
    OrganizationQuotas: {
      /** Webhook endpoints. */
      webhooks: number;
      /** Custom fields of each record type, including archived ones. */
      custom_fields_per_type: number;
      /** Calendar feeds of each member. */
      busy_feeds_per_member: number;
      /** Line items of each opportunity. */
      line_items_per_opportunity: number;
      /** Views that each member can create. */
      views_per_member: number;
      /** Files, including deleted ones until they are purged. */
      files: number;
      /** Bytes of all files, including deleted ones until they are purged. */
      file_bytes: number;
      /** Bytes of the files of all exports, until they expire or are deleted. */
      export_bytes: number;
      /** Bytes of the files of all imports, until they are removed. */
      import_bytes: number;
      /** Bytes of the attachments of all e-mails, until retention removes them. */
      attachment_bytes: number;
      /** Imports and exports that wait or run. */
      queued_jobs: number;
      /** Topics of marketing e-mail. */
      topics: number;
      /** Web forms of the organization. */
      forms: number;
      /** Messages that public pages send to one address per day. */
      public_messages_per_recipient: number;
      /** Messages that one network (IPv4 address or IPv6 /64) causes on public pages per day. */
      public_messages_per_sender: number;
      /** Messages that public pages send about one host per day. */
      public_messages_per_host: number;
      /** Bookings for one address per day that it has not confirmed. */
      unconfirmed_bookings_per_invitee: number;
      /** Unconfirmed bookings from one network per day. */
      unconfirmed_bookings_per_sender: number;
      /** The same for event types with several seats. */
      unconfirmed_bookings_per_sender_with_seats: number;
      /** Unconfirmed bookings of one host per day, or as many as the event has seats if that is more. */
      unconfirmed_bookings_per_host: number;
    };
    /** Confirms which organization is deleted. */
    OrganizationDeletionRequest: {
      /** The exact name of the organization. */
      name: string;
    };
    /** The requested deletion of the organization. */
    OrganizationDeletion: { requested_at: Schemas["Timestamp"]; requested_by: Schemas["Actor"]; deletes_at: Schemas["Timestamp"]; };
    /** Tracking of campaign messages; disabled by default. After tracking is disabled, messages that were already sent are no longer tracked, but their links continue to work. */
    EmailTracking: {
      /** Whether opens are recorded, with an invisible image in HTML messages. */
      opens: boolean;
      /** Whether clicks are recorded. Links in HTML messages, except the unsubscribe link, are redirected through this service. */
      clicks: boolean;
    };
    /** Fields to change. */
    OrganizationUpdate: {
      id?: Schemas["Id"];
      /** Unique short name. */
      slug?: string;
      plan?: Schemas["Plan"];
      /** Region in which the data is stored. */
      data_region?: string;
      two_factor_policy?: Schemas["TwoFactorPolicy"];
      quotas?: Schemas["OrganizationQuotas"];
      /** The requested deletion; null if none is requested. */
      deletion?: Schemas["OrganizationDeletion"] | null;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["OrganizationFields"];
    /** Billing plan; API keys need at least `professional`. */
    Plan: "free" | "professional" | "enterprise";
    /** A customer of this service. Every record belongs to exactly one organization. */
    Organization: {
      /** Unique short name. */
      readonly slug: string;
      readonly plan: Schemas["Plan"];
      /** Region in which the data is stored. */
      readonly data_region: string;
      readonly two_factor_policy: Schemas["TwoFactorPolicy"];
      readonly quotas: Schemas["OrganizationQuotas"];
      /** The requested deletion; null if none is requested. */
      readonly deletion: Schemas["OrganizationDeletion"] | null;
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["OrganizationFields"], "name" | "default_locale" | "timezone" | "currency" | "default_country" | "postal_address" | "email_tracking" | "max_file_size_mb" | "retention" | "branding" | "embed_origins">);
    /** Stable key of a stage. */
    StageKey: string;
    /** Status of the opportunities in a stage. */
    StageType: "open" | "won" | "lost";
    /** Display name of the stage. */
    StageLabel: string;
    /** Probability of winning in percent, for opportunities in this stage without a probability of their own. */
    StageProbability: number;
    /** Position in the pipeline, from 1. */
    StagePosition: number;
    /** One stage of a pipeline. */
    Stage: {
      key: Schemas["StageKey"];
      label: Schemas["StageLabel"];
      position: Schemas["StagePosition"];
      type: Schemas["StageType"];
      probability: Schemas["StageProbability"];
    };
    /** One stage of a pipeline; without `position`, stages keep the order of the list. */
    StageInput: {
      key: Schemas["StageKey"];
      label: Schemas["StageLabel"];
      position?: Schemas["StagePosition"];
      type: Schemas["StageType"];
      probability: Schemas["StageProbability"];
    };
    /** All stages of the pipeline, with unique keys and at least one stage of each type. */
    StageInputs: Schemas["StageInput"][];
    /** Fields that an administrator can set, in addition to the stages. */
    PipelineFields: {
      /** Display name; unique, ignoring case. */
      name?: string;
      /** Whether new opportunities are created in this pipeline by default; true for exactly one pipeline. */
      is_default?: boolean;
      /** Position among the pipelines. */
      position?: number;
      /** Whether `lost_reason` is required to mark an opportunity as lost. */
      require_lost_reason?: boolean;
    };
    /** A new pipeline. */
    PipelineCreate: { stages: Schemas["StageInputs"]; } & WithRequired<Schemas["PipelineFields"], "name">;
    /** Fields to change. */
    PipelineUpdate: {
      id?: Schemas["Id"];
      stages?: Schemas["StageInputs"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["PipelineFields"];
    /** An ordered list of stages that opportunities go through. */
    Pipeline: {
      /** The stages in order. */
      stages: Schemas["Stage"][];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["PipelineFields"], "name" | "is_default" | "position" | "require_lost_reason">);
    /** A good or service that the organization sells. */
    Product: {
      /** The related records that the request includes. */
      readonly related?: Schemas["ProductRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["ProductFields"], "name" | "code" | "description" | "unit_price" | "currency" | "tax_rate" | "unit" | "is_active" | "owner_id" | "external_ids" | "tags" | "custom_fields">);
    /** A set of permissions. */
    Permissions: Schemas["Permission"][];
    /** Fields that an administrator can set. */
    RoleFields: {
      name?: Schemas["RoleName"];
      /** Purpose of the role. */
      description?: string | null;
      permissions?: Schemas["Permissions"];
    };
    /** A new role. */
    RoleCreate: WithRequired<Schemas["RoleFields"], "name" | "permissions">;
    /** Fields to change. */
    RoleUpdate: {
      id?: Schemas["Id"];
      /** Whether the role is built in and therefore the same in every organization. */
      built_in?: boolean;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["RoleFields"];
    /** A named set of permissions. */
    Role: {
      /** Whether the role is built in and therefore the same in every organization. */
      readonly built_in: boolean;
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["RoleFields"], "name" | "description" | "permissions">);
    /** Wall-clock times of one day in the schedule's time zone, `HH:MM`; `24:00` ends the day. */
    ClockInterval: {
      /** Start of the interval. */
      start: string;
      /** End of the interval. */
      end: string;
    };
    /** The intervals of one day. They must not overlap. Returned sorted by start. */
    ClockIntervals: Schemas["ClockInterval"][];
    /** The hours of one weekday. */
    WeekdayHours: {
      /** The weekday. */
      day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
      intervals: Schemas["ClockIntervals"];
    };
    /** The hours of one date, which replace those of its weekday. Without intervals, the date cannot be booked. */
    DateHours: { date: Schemas["Date"]; intervals: Schemas["ClockIntervals"]; };
    /** The writable fields. */
    ScheduleFields: {
      /** Name of the schedule. */
      name?: string;
      timezone?: Schemas["Timezone"];
      /** The default schedule applies to event types with `schedule_id` null. Each user with schedules has exactly one default. */
      is_default?: boolean;
      /** Each weekday at most once. Other weekdays cannot be booked. Returned from Monday to Sunday. */
      weekly_hours?: Schemas["WeekdayHours"][];
      /** Each date at most once. Returned sorted by date. */
      overrides?: Schemas["DateHours"][];
    };
    /** A new schedule. */
    ScheduleCreate: {
      /** The user to whom the schedule belongs. */
      user_id?: Schemas["Id"];
    } & WithRequired<Schemas["ScheduleFields"], "name">;
    /** The fields to update. */
    ScheduleUpdate: {
      id?: Schemas["Id"];
      /** The user to whom the schedule belongs. */
      user_id?: Schemas["Id"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["ScheduleFields"];
    /** The hours in which a user can be booked. */
    Schedule: {
      /** The user to whom the schedule belongs. */
      user_id: Schemas["Id"];
      /** The related records that the request includes. */
      readonly related?: Schemas["ScheduleRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["ScheduleFields"], "name" | "timezone" | "is_default" | "weekly_hours" | "overrides">);
    /** The token's id, and the characters by which it can be recognized. */
    ScimTokenFields: {
      id: Schemas["Id"];
      /** The first characters of the secret. */
      prefix: string;
      /** The last characters of the secret. */
      last4: string;
      /** Updated at most once a minute. */
      last_used_at: Schemas["Timestamp"] | null;
      /** The address of the last call. */
      last_used_ip: string | null;
      created_at: Schemas["Timestamp"];
      created_by: Schemas["Actor"];
    };
    /** The SCIM token of the organization, without its secret. */
    ScimToken: Schemas["ScimTokenFields"];
    /** A new SCIM token with its secret. */
    IssuedScimToken: {
      /** The secret, to be sent as a bearer token. */
      secret: string;
    } & Schemas["ScimTokenFields"];
    /** A record type that can be searched. */
    SearchedType: "contact" | "company" | "opportunity" | "task" | "note" | "segment" | "campaign" | "product";
    /** Summary of a matching record. */
    SearchResult: {
      record_type: Schemas["SearchedType"];
      record_id: Schemas["Id"];
      /** Name of the record. */
      title: string;
      /** Further information that identifies the record. */
      subtitle: string | null;
      /** The fields that contain the words; empty if only similar words were found. */
      matched_fields: string[];
      /** Relevance from 0 to 1; 1 if the name equals the query. */
      relevance: number;
      updated_at: Schemas["Timestamp"];
    };
    /** `static`: members are added by hand; `dynamic`: members are determined by a filter. */
    SegmentKind: "static" | "dynamic";
    /** Fields that a client can set. */
    SegmentFields: {
      /** Unique among live segments, ignoring case. */
      name?: string;
      /** Purpose of the segment. */
      description?: string | null;
      /** Only for dynamic segments. Relative times refer to the time of the query. */
      filter?: Schemas["FilterGroup"] | null;
    };
    /** A new segment. */
    SegmentCreate: { entity_type: Schemas["EntityType"]; kind: Schemas["SegmentKind"]; } & WithRequired<Schemas["SegmentFields"], "name">;
    /** Fields to change. */
    SegmentUpdate: {
      id?: Schemas["Id"];
      entity_type?: Schemas["EntityType"];
      kind?: Schemas["SegmentKind"];
      /** Number of live members. For a dynamic segment, the count at `evaluated_at`. Null if it could not be counted, or if the caller cannot read the counted records or a record type that the filter refers to. A filter on this field requires `entities:read` and `opportunities:read`, because it applies to all segments. */
      member_count?: number | null;
      /** When a dynamic segment was last counted; null for a static segment, whose count is always exact. Reading a segment can update this field without a new version, so a client can send it back with an older value. */
      evaluated_at?: string | null;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["SegmentFields"];
    /** Filter, sort order and page. */
    SegmentSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["SegmentFieldName"][];
    };
    /** Preview of the members of a segment. */
    SegmentPreview: {
      /** Exact number of matching records. */
      total: number;
      /** The newest matching records. */
      sample: Schemas["Entity"][];
    };
    /** A set of contacts or of companies. */
    Segment: {
      readonly entity_type: Schemas["EntityType"];
      readonly kind: Schemas["SegmentKind"];
      /** Number of live members. For a dynamic segment, the count at `evaluated_at`. Null if it could not be counted, or if the caller cannot read the counted records or a record type that the filter refers to. A filter on this field requires `entities:read` and `opportunities:read`, because it applies to all segments. */
      readonly member_count: number | null;
      /** When a dynamic segment was last counted; null for a static segment, whose count is always exact. Reading a segment can update this field without a new version, so a client can send it back with an older value. */
      readonly evaluated_at: string | null;
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["SegmentFields"], "name" | "description" | "filter">);
    /** Payload of segment events. */
    SegmentEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Segment"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Any characters; common passwords are rejected. */
    Password: string;
    /** Token from the link in the e-mail; can be used once. */
    OneTimeToken: string;
    /** Credentials for sign-in. */
    SessionCreate: {
      email: Schemas["Email"];
      /** The user's password. */
      password: string;
      code?: Schemas["SecondFactorCode"];
    };
    /** A code of the authenticator app (six digits), or a recovery code. Spaces and hyphens are ignored. */
    SecondFactorCode: string;
    /** The challenge of the sign-in, and one second factor. */
    SecondFactorVerify: { challenge: Schemas["OneTimeToken"]; code?: Schemas["SecondFactorCode"]; passkey?: Schemas["PasskeyAssertion"]; };
    /** One proof of the user's identity. */
    SessionConfirm: {
      /** The user's password. */
      password?: string;
      code?: Schemas["SecondFactorCode"];
      passkey?: Schemas["PasskeyAssertion"];
    };
    /** A confirmation of the user's identity. */
    SessionConfirmed: { confirmed_at: Schemas["Timestamp"]; valid_until: Schemas["Timestamp"]; };
    /** The account whose password is to be reset. */
    PasswordForgot: { email: Schemas["Email"]; };
    /** The token from the link, and the new password. */
    PasswordReset: { token: Schemas["OneTimeToken"]; password: Schemas["Password"]; };
    /** The current and the new password. */
    PasswordChange: {
      /** The current password; omitted if the account has none. */
      current_password?: string;
      new_password: Schemas["Password"];
    };
    /** The token from the link, the password and the profile of the user. */
    InvitationAccept: {
      token: Schemas["OneTimeToken"];
      password: Schemas["Password"];
      /** Given name. */
      first_name?: string | null;
      /** Family name. */
      last_name?: string | null;
      locale?: Schemas["Locale"];
      timezone?: Schemas["Timezone"];
    };
    /** Time of the request for a link. */
    PasswordRequested: { requested_at: Schemas["Timestamp"]; };
    /** Time of the password change. */
    PasswordChanged: { changed_at: Schemas["Timestamp"]; };
    /** Number of ended sessions. */
    SessionsEnded: {
      /** Number of sessions. */
      ended: number;
    };
    /** A browser session of a user. */
    Session: {
      id: Schemas["Id"];
      /** Whether this is the session of the request. */
      current: boolean;
      /** Whether this is a support session of the service operator. */
      support: boolean;
      /** IP address at sign-in. */
      ip: string;
      /** User-Agent header of the browser. */
      user_agent: string | null;
      last_used_at: Schemas["Timestamp"];
      expires_at: Schemas["Timestamp"];
      created_at: Schemas["Timestamp"];
    };
    /** Fields to change. */
    MeUpdate: {
      /** Given name. */
      first_name?: string | null;
      /** Family name. */
      last_name?: string | null;
      locale?: Schemas["Locale"];
      timezone?: Schemas["Timezone"];
      booking_slug?: Schemas["BookingSlug"];
      theme?: Schemas["Theme"];
    };
    /** The appearance of the console; `system` follows the setting of the device. */
    Theme: "system" | "light" | "dark";
    /** The responsible user: the signed-in user, or the creator of the API key. */
    CurrentUser: {
      id: Schemas["Id"];
      /** Given name. */
      first_name: string | null;
      /** Family name. */
      last_name: string | null;
      email: Schemas["Email"];
      locale: Schemas["Locale"];
      timezone: Schemas["Timezone"];
      role: Schemas["RoleName"];
      booking_slug: Schemas["BookingSlug"];
      theme: Schemas["Theme"];
    };
    /** The organization of the caller. */
    CurrentOrganization: {
      id: Schemas["Id"];
      /** Display name. */
      name: string;
      /** Unique short name. */
      slug: string;
      plan: Schemas["Plan"];
      default_locale: Schemas["Locale"];
      timezone: Schemas["Timezone"];
      currency: Schemas["Currency"];
      /** Region in which the data is stored. */
      data_region: string;
    };
    /** To be sent as `X-CSRF-Token` with every request that changes something. */
    CsrfToken: string | null;
    /** The new session with its user. */
    SignedIn: {
      id: Schemas["Id"];
      expires_at: Schemas["Timestamp"];
      /** To be sent as `X-CSRF-Token` with every request that changes something. */
      csrf_token: string;
      user: Schemas["CurrentUser"];
      organization: Schemas["CurrentOrganization"];
      permissions: Schemas["Permissions"];
    };
    /** The caller and their current permissions. */
    Me: {
      /** How the request was authenticated. */
      credential: "session" | "api_key";
      user: Schemas["CurrentUser"];
      organization: Schemas["CurrentOrganization"];
      /** The API key; null if the request was authenticated with a session. */
      api_key: {
        id: Schemas["Id"];
        /** The key's name. */
        name: string;
        /** When the key expires; null if it never expires. */
        expires_at: string | null;
      } | null;
      /** The session; null if the request was authenticated with an API key. */
      session: {
        id: Schemas["Id"];
        /** Whether this is a support session of the service operator. */
        support: boolean;
        expires_at: Schemas["Timestamp"];
      } | null;
      csrf_token: Schemas["CsrfToken"];
      permissions: Schemas["Permissions"];
    };
    /** The ways in which a user can sign in. */
    SignInMethods: {
      /** Whether the account has a password. */
      password: boolean;
      /** The authenticator app; null if none is set up. */
      authenticator_app: { enabled_at: Schemas["Timestamp"]; } | null;
      /** Number of unused recovery codes. */
      recovery_codes_left: number;
      /** Number of passkeys. */
      passkeys: number;
      /** Whether the organization requires a second factor. */
      second_factor_required: boolean;
      /** Until then you can sign in without a second factor; null if you have one or if the organization requires none. */
      enroll_by: string | null;
    };
    /** A secret for an authenticator app, shown once. */
    AuthenticatorSecret: {
      /** The secret in Base32. */
      secret: string;
      /** The secret as an `otpauth` URI. */
      uri: string;
      /** The URI as a QR code in SVG. */
      qr_code: string;
      expires_at: Schemas["Timestamp"];
    };
    /** A current code of the authenticator app. */
    AuthenticatorConfirm: {
      /** The six digits, with or without spaces. */
      code: string;
    };
    /** Recovery codes, shown once. */
    RecoveryCodes: { recovery_codes: Schemas["RecoveryCodeList"]; };
    /** Codes that replace the second factor once each; empty if the account already has codes. */
    RecoveryCodeList: string[];
    /** A passkey (WebAuthn credential) of a user. */
    Passkey: {
      id: Schemas["Id"];
      /** Name that the user chose. */
      name: string;
      /** Whether the passkey is synchronized between devices. */
      backed_up: boolean;
      /** Time of the last sign-in; null if it was never used. */
      last_used_at: string | null;
      created_at: Schemas["Timestamp"];
    };
    /** The name of a new passkey, and the response of the browser. */
    PasskeyCreate: {
      /** Name that the user chooses. */
      name: string;
      challenge: Schemas["OneTimeToken"];
      response: Schemas["WebAuthnResponse"];
    };
    /** The new name. */
    PasskeyUpdate: {
      /** Name that the user chooses. */
      name: string;
    };
    /** A new passkey, and recovery codes if the account had none. */
    PasskeyCreated: {
      id: Schemas["Id"];
      /** Name that the user chose. */
      name: string;
      /** Whether the passkey is synchronized between devices. */
      backed_up: boolean;
      /** Time of the last sign-in; null if it was never used. */
      last_used_at: string | null;
      recovery_codes: Schemas["RecoveryCodeList"];
      created_at: Schemas["Timestamp"];
    };
    /** The sign-in that the passkey is to complete; empty for a sign-in with a passkey alone. */
    PasskeyOptionsCreate: { sign_in?: Schemas["OneTimeToken"]; };
    /** Options for a new passkey, and the challenge that identifies them. */
    PasskeyCreationOptions: { challenge: Schemas["OneTimeToken"]; options: Schemas["WebAuthnCreationOptions"]; };
    /** Options for a signature by a passkey, and the challenge that identifies them. */
    PasskeyRequestOptions: { challenge: Schemas["OneTimeToken"]; options: Schemas["WebAuthnRequestOptions"]; };
    /** The JSON form of WebAuthn options for a new credential (`PublicKeyCredential.parseCreationOptionsFromJSON`). */
    WebAuthnCreationOptions: {
      /** The service that the passkey belongs to. */
      rp: {
        /** The host of the service. */
        id?: string;
        /** The name of the service. */
        name: string;
      };
      /** The account that the passkey signs in to. */
      user: {
        id: Schemas["Base64Url"];
        /** The e-mail address of the user. */
        name: string;
        /** The name of the user. */
        displayName: string;
      };
      challenge: Schemas["Base64Url"];
      /** The accepted algorithms, the preferred one first. */
      pubKeyCredParams: {
        /** Kind of credential. */
        type: "public-key";
        /** COSE identifier of the algorithm. */
        alg: number;
      }[];
      /** Milliseconds that the browser waits. */
      timeout?: number;
      /** The attestation that the service wants. */
      attestation?: string;
      /** Passkeys that the user already has. */
      excludeCredentials?: Schemas["WebAuthnDescriptor"][];
      /** Requirements on the authenticator. */
      authenticatorSelection?: {
        /** Whether the passkey is found without the name of the account. */
        residentKey?: "discouraged" | "preferred" | "required";
        /** The same for older browsers. */
        requireResidentKey?: boolean;
        /** Whether the authenticator verifies the user. */
        userVerification?: "discouraged" | "preferred" | "required";
      };
      /** Kinds of authenticators that the browser offers first. */
      hints?: string[];
      /** Requested extensions. */
      extensions?: {
        /** Whether the browser reports properties of the credential. */
        credProps?: boolean;
      };
    };
    /** The JSON form of WebAuthn options for a signature (`PublicKeyCredential.parseRequestOptionsFromJSON`). */
    WebAuthnRequestOptions: {
      /** The host of the service. */
      rpId?: string;
      challenge: Schemas["Base64Url"];
      /** Milliseconds that the browser waits. */
      timeout?: number;
      /** Whether the authenticator verifies the user. */
      userVerification?: "discouraged" | "preferred" | "required";
      /** The passkeys that can sign; all of this service if absent. */
      allowCredentials?: Schemas["WebAuthnDescriptor"][];
    };
    /** A passkey. */
    WebAuthnDescriptor: {
      id: Schemas["Base64Url"];
      /** Kind of credential; always `public-key`. */
      type: string;
      /** Ways to reach the authenticator. */
      transports?: string[];
    };
    /** The challenge of the options, and the response of the browser. */
    PasskeyAssertion: { challenge: Schemas["OneTimeToken"]; response: Schemas["WebAuthnResponse"]; };
    /** The result of one extension, such as `{"rk":true}` of `credProps`. */
    WebAuthnExtensionResult: boolean | number | string | { [key: string]: Schemas["WebAuthnExtensionPart"]; } | null;
    /** A part of the result, such as `results` of `prf`. */
    WebAuthnExtensionPart: boolean | number | string | { [key: string]: boolean | number | string | null; } | null;
    /** The JSON form of a WebAuthn credential (`PublicKeyCredential.toJSON`). */
    WebAuthnResponse: {
      id: Schemas["Base64Url"];
      /** Kind of credential. */
      type: "public-key";
      rawId: Schemas["Base64Url"];
      /** Where the authenticator is. */
      authenticatorAttachment?: string | null;
      /** Results of extensions; they are ignored. */
      clientExtensionResults?: { [key: string]: Schemas["WebAuthnExtensionResult"]; };
      /** The signed data. */
      response: {
        clientDataJSON: Schemas["Base64Url"];
        attestationObject?: Schemas["Base64Url"];
        authenticatorData?: Schemas["Base64Url"];
        signature?: Schemas["Base64Url"];
        /** The handle of the user. */
        userHandle?: string | null;
        publicKey?: Schemas["Base64Url"];
        /** COSE identifier of the algorithm. */
        publicKeyAlgorithm?: number;
        /** How the authenticator can be reached. */
        transports?: string[];
      };
    };
    /** Bytes in base64url without padding. */
    Base64Url: string;
    /** The parts of the sign-in that an organization sets up. */
    SignInSettings: {
      /** The OpenID Connect provider; null if the organization has none. */
      identity_provider: Schemas["IdentityProvider"] | null;
      /** The SCIM token; null if the organization has none. */
      scim: Schemas["ScimToken"] | null;
    };
    /** Whether an address receives the messages of a topic. */
    SubscriptionStatus: "subscribed" | "unsubscribed";
    /** `recipient`: on the page or through the link of a message. `one_click`: with the button of a mail program. `reply`: by an e-mail. `user`: by the team or a program. */
    SubscriptionSource: "recipient" | "one_click" | "reply" | "user";
    /** Whether an address receives the messages of one topic, and the evidence. */
    TopicSubscription: {
      topic_id: Schemas["Id"];
      /** Name of the topic. */
      name: string;
      status: Schemas["SubscriptionStatus"];
      /** Whether the address never chose; the status then follows from the topic or from another address of the contact. */
      is_default: boolean;
      /** Where the last change came from. */
      source: Schemas["SubscriptionSource"] | null;
      /** Note on the last change. */
      note: string | null;
      /** Time of the last change. */
      changed_at: string | null;
      /** The actor of the last change. */
      changed_by: Schemas["Actor"] | null;
      /** Time of the last subscription; kept after unsubscribing. */
      consented_at: string | null;
      /** Where the last subscription came from. */
      consent_source: Schemas["SubscriptionSource"] | null;
      /** Note on the last subscription. */
      consent_note: string | null;
    };
    /** The mail subscriptions of one address of a contact. */
    Subscriptions: {
      /** The address; null if the contact has none. */
      email: string | null;
      /** Whether the address receives no marketing at all, on any topic. */
      unsubscribed_from_all: boolean;
      /** All topics that are not deleted, by position and name. */
      topics: Schemas["TopicSubscription"][];
    };
    /** The subscriptions to change. */
    SubscriptionsUpdate: {
      /** An address of the contact. Defaults to the main address. */
      email?: string;
      /** The topics to subscribe to or to unsubscribe from. */
      topics: { topic_id: Schemas["Id"]; status: Schemas["SubscriptionStatus"]; }[];
      /** How the contact gave or withdrew consent, as evidence. */
      note?: string | null;
    };
    /** The topics and messages that a recipient receives. */
    MailPreferences: {
      email: Schemas["Email"];
      /** Whether the address receives no marketing at all. */
      unsubscribed_from_all: boolean;
      /** Topics in the order of the page. None is subscribed while the address receives no marketing at all. */
      topics: {
        id: Schemas["Id"];
        /** Name in the language of the request. */
        name: string;
        /** Description in the language of the request. */
        description: string | null;
        /** Whether the address receives the topic. */
        subscribed: boolean;
      }[];
      organization: Schemas["PublicOrganization"];
    };
    /** The preferences to change. */
    MailPreferencesUpdate: {
      /** True ends all marketing, false resumes it. */
      unsubscribed_from_all?: boolean;
      /** The topics to change. */
      topics?: { id: Schemas["Id"]; subscribed: boolean; }[];
    };
    /** `unsubscribed`: no marketing; all others: no e-mail at all. `soft_bounced`: five messages bounced. */
    SuppressionReason: "unsubscribed" | "hard_bounced" | "soft_bounced" | "complained";
    /** An address that receives no marketing or no e-mail at all. */
    Suppression: {
      readonly id: Schemas["Id"];
      readonly email: Schemas["Email"];
      readonly reason: Schemas["SuppressionReason"];
      readonly created_at: Schemas["Timestamp"];
      readonly created_by: Schemas["Actor"];
    };
    /** An address to suppress. */
    SuppressionCreate: {
      email: Schemas["Email"];
      /** Reason for the suppression. */
      reason: "unsubscribed" | "hard_bounced" | "complained";
    };
    /** A received message. */
    ReturnedMessage: {
      /** The complete message with its headers (RFC 5322). */
      message: string;
    };
    /** The type of a submitted message, and the affected recipients. */
    ReturnedOutcome: {
      /** `responded`: an invitee replied. `outdated`: the reply refers to an earlier state of the event, or a newer reply is known. */
      outcome: "bounced" | "delayed" | "complained" | "unsubscribed" | "responded" | "outdated";
      /** The original message; null if it belongs to a campaign or the submitted message is a calendar reply. */
      email_id: string | null;
      /** The campaign of the original message; null if the original message does not belong to a campaign. */
      campaign_id: string | null;
      /** The event that the invitee replied to; null if the submitted message is not a calendar reply. */
      event_id: string | null;
      /** Addresses of the affected recipients. */
      recipients: Schemas["Email"][];
    };
    /** An OpenAPI 3.1 document. */
    OpenApiDocument: {
      /** Version of the OpenAPI Specification. */
      openapi: string;
      /** Title and version. */
      info: Record<string, never>;
      /** The operations by path. */
      paths: Record<string, never>;
    } & { [key: string]: unknown; };
    /** Type of work. */
    TaskType: "todo" | "call" | "email" | "meeting" | "follow_up";
    /** Status of the task; `todo`, `in_progress` and `waiting` are open. */
    TaskStatus: "todo" | "in_progress" | "waiting" | "completed" | "cancelled";
    /** Importance of the task. */
    TaskPriority: "low" | "normal" | "high" | "urgent";
    /** Work that is assigned to a user. */
    Task: {
      /** When the task was completed; null if it is not completed. */
      readonly completed_at: string | null;
      /** Whether the task is open and past its due time. */
      readonly is_overdue: boolean;
      /** The related records that the request includes. */
      readonly related?: Schemas["TaskRelated"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["TaskFields"], "title" | "description" | "type" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "related_to" | "tags" | "custom_fields">);
    /** A topic of marketing e-mail that recipients can subscribe to, for example a newsletter. */
    Topic: WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["TopicFields"], "name" | "name_en" | "name_fr" | "slug" | "description" | "description_en" | "description_fr" | "position" | "is_public" | "opt_in_required">;
    /** The type of the records that the view lists. */
    ViewRecordType: "contact" | "company" | "opportunity" | "task" | "note" | "product" | "event";
    /** `personal`: only for the creator; `shared`: for everybody who can read the record type. */
    ViewVisibility: "personal" | "shared";
    /** How the records are shown. */
    ViewLayout: "table" | "board" | "calendar";
    /** A field of the record type, a member of a field (`address.city`), or `custom_fields.<key>`. */
    ViewField: string;
    /** Fields that the creator can change. */
    ViewFields: {
      /** Name for display. */
      name?: string;
      visibility?: Schemas["ViewVisibility"];
      /** The columns in their order; empty for the default columns. */
      columns?: Schemas["ViewField"][];
      /** Selects the records; null for all. Events cannot be filtered by conditions. */
      filter?: Schemas["FilterGroup"] | null;
      /** Up to four sortable fields of the list; a `-` prefix sorts in descending order. Null for the default order. */
      sort?: string | null;
      /** The field by which the records are grouped, such as the columns of a board. */
      grouping?: string | null;
      layout?: Schemas["ViewLayout"];
      /** Position among the views. */
      position?: number;
      /** Whether this is your default view of the record type. */
      is_default?: boolean;
    };
    /** A new view. It is personal and a table unless you choose otherwise. */
    ViewCreate: { record_type: Schemas["ViewRecordType"]; } & WithRequired<Schemas["ViewFields"], "name">;
    /** Fields to change. */
    ViewUpdate: {
      id?: Schemas["Id"];
      record_type?: Schemas["ViewRecordType"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["ViewFields"];
    /** A saved view of a list. */
    View: {
      readonly record_type: Schemas["ViewRecordType"];
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["ViewFields"], "name" | "visibility" | "columns" | "filter" | "sort" | "grouping" | "layout" | "position" | "is_default">);
    /** `paused`: stopped by a user. `disabled`: stopped by the service because the receiver failed or returned 410. */
    WebhookStatus: "active" | "paused" | "disabled";
    /** `pending`: not delivered yet. `delivered`: acknowledged with a 2xx status. `failed`: not delivered, and no further attempts are made. `cancelled`: the webhook was deleted before delivery. */
    WebhookDeliveryStatus: "pending" | "delivered" | "failed" | "cancelled";
    /** Reason why an attempt failed, otherwise null. `status`: not a 2xx status. `redirect`: redirects are not followed. `timeout`: no response in time. `connection`: no connection. `tls`: TLS error. `too_large`: the response is too large. `refused`: the URL is not allowed, e.g. its address is not public. `permission`: not sent because the user or key that set up the webhook can no longer read the event (see `events_suspended`). `event`: not sent because the record was purged; not counted as a failure of the receiver. */
    WebhookDeliveryError: "status" | "redirect" | "timeout" | "connection" | "tls" | "too_large" | "refused" | "event" | "permission" | null;
    /** A kind of event, all kinds of one record type (`contact.*`), or all kinds (`*`). Wildcards include the kinds that later versions add, but not `webhook.test`. */
    WebhookSubscription: "*" | "api_key.*" | "campaign.*" | "company.*" | "contact.*" | "email.*" | "event.*" | "event_type.*" | "file.*" | "form.*" | "mcp_connection.*" | "note.*" | "opportunity.*" | "product.*" | "segment.*" | "task.*" | "topic.*" | "api_key.created" | "api_key.revoked" | "api_key.rotated" | "campaign.cancelled" | "campaign.created" | "campaign.deleted" | "campaign.restored" | "campaign.scheduled" | "campaign.sent" | "campaign.updated" | "company.created" | "company.deleted" | "company.merged" | "company.restored" | "company.unmerged" | "company.updated" | "contact.company_linked" | "contact.company_unlinked" | "contact.created" | "contact.deleted" | "contact.lifecycle_stage_changed" | "contact.merged" | "contact.restored" | "contact.unmerged" | "contact.updated" | "email.bounced" | "email.cancelled" | "email.created" | "email.failed" | "email.resubscribed" | "email.sent" | "email.unsubscribed" | "event.cancelled" | "event.confirmed" | "event.created" | "event.declined" | "event.invitee_added" | "event.invitee_removed" | "event.no_show" | "event.rescheduled" | "event.updated" | "event_type.created" | "event_type.deleted" | "event_type.restored" | "event_type.updated" | "file.created" | "file.deleted" | "file.restored" | "form.submitted" | "mcp_connection.created" | "mcp_connection.revoked" | "note.created" | "note.deleted" | "note.restored" | "note.updated" | "opportunity.created" | "opportunity.deleted" | "opportunity.lost" | "opportunity.restored" | "opportunity.stage_changed" | "opportunity.updated" | "opportunity.won" | "product.created" | "product.deleted" | "product.restored" | "product.updated" | "segment.created" | "segment.deleted" | "segment.restored" | "segment.updated" | "task.completed" | "task.created" | "task.deleted" | "task.restored" | "task.updated" | "topic.created" | "topic.deleted" | "topic.restored" | "topic.updated";
    /** The writable fields. */
    WebhookFields: {
      /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. */
      url?: string;
      /** Purpose of the webhook. */
      description?: string | null;
      /** Kinds of events that are sent. */
      events?: Schemas["WebhookSubscription"][];
    };
    /** A new webhook. */
    WebhookCreate: WithRequired<Schemas["WebhookFields"], "url" | "events">;
    /** The fields to update; omitted fields are unchanged. */
    WebhookUpdate: {
      id?: Schemas["Id"];
      /** `active` or `paused`. `disabled` is accepted only if the webhook is already disabled. */
      status?: "active" | "paused" | "disabled";
      /** `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled. */
      disabled_reason?: "gone" | "failing" | null;
      /** Until this time, deliveries also carry a signature with the previous secret. */
      previous_secret_expires_at?: string | null;
      /** Time of the last successful attempt. */
      last_success_at?: string | null;
      /** Time of the last failed attempt. */
      last_failure_at?: string | null;
      /** Number of failed attempts since the last success. */
      consecutive_failures?: number;
      /** Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. */
      events_suspended?: {
        /** Kind of event. */
        type: string;
        required: Schemas["Permission"];
        /** Reason why the user or key that set up the webhook can no longer read the event. */
        reason: "user_suspended" | "key_revoked" | "key_expired" | "plan_required" | "permission_lost";
      }[];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["WebhookFields"];
    /** The state of a webhook. */
    WebhookState: {
      status?: Schemas["WebhookStatus"];
      /** `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled. */
      readonly disabled_reason?: "gone" | "failing" | null;
      /** Until this time, deliveries also carry a signature with the previous secret. */
      readonly previous_secret_expires_at?: string | null;
      /** Time of the last successful attempt. */
      readonly last_success_at?: string | null;
      /** Time of the last failed attempt. */
      readonly last_failure_at?: string | null;
      /** Number of failed attempts since the last success. */
      readonly consecutive_failures?: number;
      /** Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. */
      readonly events_suspended?: {
        /** Kind of event. */
        type: string;
        required: Schemas["Permission"];
        /** Reason why the user or key that set up the webhook can no longer read the event. */
        reason: "user_suspended" | "key_revoked" | "key_expired" | "plan_required" | "permission_lost";
      }[];
    };
    /** A URL to which events of the organization are sent. */
    Webhook: WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["WebhookFields"], "url" | "description" | "events"> & WithRequired<Schemas["WebhookState"], "status" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended">;
    /** A webhook with its secret, which is returned only once. */
    IssuedWebhook: {
      /** Secret for verifying the signatures (Standard Webhooks). */
      readonly secret: string;
    } & (WithRequired<Schemas["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<Schemas["WebhookFields"], "url" | "description" | "events"> & WithRequired<Schemas["WebhookState"], "status" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended">);
    /** Exactly one of `since` and `delivery_id`. */
    WebhookRedeliver: {
      /** Redelivers all failed deliveries of events at this time or later; at most 30 days ago. */
      since?: string;
      /** Redelivers this delivery, with any status. */
      delivery_id?: Schemas["Id"];
    };
    /** The result of a redelivery. */
    WebhookRedelivered: {
      /** Number of deliveries that are sent again. */
      count: number;
    };
    /** The delivery of an event to a webhook. */
    WebhookDeliveryFields: {
      /** Id of the event: `webhook-id` of all attempts and `id` in the body. */
      id?: Schemas["Id"];
      type?: Schemas["WebhookEventType"];
      webhook_id?: Schemas["Id"];
      status?: Schemas["WebhookDeliveryStatus"];
      /** Number of attempts so far. */
      attempt_count?: number;
      /** Time of the next attempt; null unless the delivery is pending. */
      next_attempt_at?: string | null;
      /** HTTP status of the last attempt; null if there was no response. */
      last_status?: number | null;
      last_error?: Schemas["WebhookDeliveryError"];
      /** Time when the delivery succeeded, failed or was canceled. */
      finished_at?: string | null;
      created_at?: Schemas["Timestamp"];
    };
    /** The delivery of an event to a webhook. */
    WebhookDelivery: WithRequired<Schemas["WebhookDeliveryFields"], "id" | "webhook_id" | "type" | "status" | "attempt_count" | "next_attempt_at" | "last_status" | "last_error" | "created_at" | "finished_at">;
    /** The delivery of an event to a webhook, with all attempts. */
    AttemptedWebhookDelivery: {
      /** Oldest first. */
      attempts: Schemas["WebhookAttempt"][];
      /** The body of the event as it would be sent now, without the fields that the caller cannot read. Null if the caller cannot read events of this kind, if the event is not sent (see `events_suspended`), or if the record was purged. */
      payload: { [key: string]: unknown; } | null;
    } & WithRequired<Schemas["WebhookDeliveryFields"], "id" | "webhook_id" | "type" | "status" | "attempt_count" | "next_attempt_at" | "last_status" | "last_error" | "created_at" | "finished_at">;
    /** An attempt to deliver an event. */
    WebhookAttempt: {
      /** Number of the attempt, from 1. */
      number: number;
      /** Start of the attempt. */
      at: Schemas["Timestamp"];
      duration_ms: number;
      /** HTTP status of the response; null if there was none. */
      status: number | null;
      error: Schemas["WebhookDeliveryError"];
      /** The first 4 KiB of the response as text. Null if there was none, or if the caller cannot read events of this kind. */
      response: string | null;
    };
    /** A test event, sent on request. */
    WebhookTestEvent: {
      id: Schemas["Id"];
      type: "webhook.test";
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      data: { object: Schemas["Webhook"]; };
    };
    /** Kind of event, as `<record>.<change>`. */
    WebhookEventType: "api_key.created" | "api_key.rotated" | "api_key.revoked" | "campaign.created" | "campaign.updated" | "campaign.scheduled" | "campaign.sent" | "campaign.cancelled" | "campaign.deleted" | "campaign.restored" | "mcp_connection.created" | "mcp_connection.revoked" | "email.sent" | "email.created" | "email.cancelled" | "email.failed" | "email.bounced" | "email.unsubscribed" | "email.resubscribed" | "contact.merged" | "company.merged" | "contact.unmerged" | "company.unmerged" | "event.confirmed" | "event.declined" | "event.rescheduled" | "event.updated" | "event.cancelled" | "event.no_show" | "event.invitee_removed" | "event_type.created" | "event_type.updated" | "event_type.deleted" | "event_type.restored" | "event.created" | "event.invitee_added" | "file.created" | "file.deleted" | "file.restored" | "form.submitted" | "opportunity.created" | "opportunity.updated" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "opportunity.deleted" | "opportunity.restored" | "segment.created" | "segment.updated" | "segment.deleted" | "segment.restored" | "webhook.test" | "contact.created" | "contact.updated" | "contact.deleted" | "contact.restored" | "contact.lifecycle_stage_changed" | "contact.company_linked" | "contact.company_unlinked" | "company.created" | "company.updated" | "company.deleted" | "company.restored" | "note.created" | "note.updated" | "note.deleted" | "note.restored" | "product.created" | "product.updated" | "product.deleted" | "product.restored" | "task.created" | "task.updated" | "task.completed" | "task.deleted" | "task.restored" | "topic.created" | "topic.updated" | "topic.deleted" | "topic.restored";
    /** The changed values, by field. */
    FieldChanges: {
      [key: string]: {
        /** Value before the change. */
        old: unknown;
        /** Value after the change. */
        new: unknown;
      };
    };
    /** Replaces a record with which the event would be larger than 20 KiB; `changes` is then omitted. Get the record by its id. Also replaces a purged product. */
    ThinRecord: {
      id: Schemas["Id"];
      /** Marks an incomplete record. */
      thin: true;
      /** Version of the record after the change. */
      version: number;
    };
    /** Payload of a webhook about a deleted or purged contact. */
    ContactDeletedEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The deleted record; for a purged record, only its id and the time of deletion. */
      data: { object: Schemas["Contact"] | Schemas["Deleted"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Payload of a webhook about a contact. */
    ContactEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Contact"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Payload of a webhook about a deleted or purged company. */
    CompanyDeletedEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The deleted record; for a purged record, only its id and the time of deletion. */
      data: { object: Schemas["Company"] | Schemas["Deleted"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Payload of a webhook about a company. */
    CompanyEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Company"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Fields that a client can set. */
    EmailTemplateFields: {
      /** Name of the template; unique, ignoring case. */
      name?: string;
      /** When the template is used. */
      description?: string | null;
      kind?: Schemas["EmailTemplateKind"];
      translations?: Schemas["EmailTemplateTranslations"];
      /** Variables whose values are given with each message, as `template_values`. */
      own_variables?: Schemas["EmailVariableName"][];
    };
    /** A new email template. */
    EmailTemplateCreate: WithRequired<Schemas["EmailTemplateFields"], "name" | "translations">;
    /** Fields to change. */
    EmailTemplateUpdate: {
      id?: Schemas["Id"];
      /** The variables in the texts. */
      used_variables?: Schemas["EmailVariableName"][];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["EmailTemplateFields"];
    /** Filter, sort order and page. */
    EmailTemplateSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["EmailTemplateFieldName"][];
    };
    EmailTemplateEnvelope: { data: Schemas["EmailTemplate"]; };
    EmailTemplatePage: { data: Schemas["EmailTemplate"][]; meta: Schemas["ListMeta"]; };
    /** Fields that a client can set. */
    WebFormFields: {
      slug?: Schemas["FormSlug"];
      /** Title of the page. */
      title?: string;
      /** Text above the fields. */
      description?: string | null;
      /** The fields of the contact in their order, after the e-mail address. */
      contact_fields?: Schemas["FormContactField"][];
      /** Further questions. Their answers are kept with the submission. */
      questions?: Schemas["BookingQuestion"][];
      /** Text next to the consent checkbox; null for no checkbox. Each submission keeps the text that the visitor saw. */
      consent_text?: Schemas["TextByLanguage"];
      /** Whether visitors must check the consent checkbox. */
      consent_required?: boolean;
      /** `marketing`: a checked checkbox changes `email_consent` of the contact from `unknown` to `opted_in`. `data_processing`: the consent is only kept with the submission. */
      consent_purpose?: "data_processing" | "marketing";
      /** Text after a submission; null for a standard text. */
      thank_you_text?: Schemas["TextByLanguage"];
      /** The https URL that opens after a submission. Its origin must be one of `allowed_origins` or of the organization's `embed_origins`. */
      redirect_url?: string | null;
      /** Origins of websites that may embed the form, in addition to the organization's `embed_origins`; also `http://localhost:8080`, to try it on your machine. */
      allowed_origins?: string[];
      /** Owner of the form and of the contacts that it creates. */
      owner_id?: string | null;
      /** Tags that the contacts receive. */
      tags?: Schemas["Tags"];
      /** Lifecycle stage of contacts that the form creates. */
      lifecycle_stage?: Schemas["LifecycleStage"];
      /** Users who receive an e-mail for each submission. */
      notify_user_ids?: Schemas["Id"][];
      /** Language of the title, the labels and the questions; null for that of the organization. */
      locale?: "en" | "fr" | null;
      /** Whether the form is published. */
      is_active?: boolean;
    };
    /** A new form. */
    WebFormCreate: WithRequired<Schemas["WebFormFields"], "slug" | "title">;
    /** Fields to change. */
    WebFormUpdate: {
      id?: Schemas["Id"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["WebFormFields"];
    /** Filter, sort order and page. */
    WebFormSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["WebFormFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["WebFormRelationName"][];
    };
    WebFormEnvelope: { data: Schemas["WebForm"]; };
    WebFormPage: { data: Schemas["WebForm"][]; meta: Schemas["ListMeta"]; };
    /** Fields that a client can set. */
    FormSubmissionFields: Record<string, never>;
    /** Filter, sort order and page. */
    FormSubmissionSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["FormSubmissionFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["FormSubmissionRelationName"][];
    };
    FormSubmissionPage: { data: Schemas["FormSubmission"][]; meta: Schemas["ListMeta"]; };
    /** Fields that a client can set. */
    LineItemFields: {
      /** Name of the item. */
      name?: string;
      /** The product; null for a free item. */
      product_id?: string | null;
      /** Quantity, with at most three decimals. */
      quantity?: number;
      /** Price of one unit in the currency of the opportunity, with at most its decimals. */
      unit_price?: number;
      /** Discount in percent. */
      discount_percent?: number;
      /** Position in the opportunity, from 1. */
      position?: number;
    };
    /** A new line item. */
    LineItemCreate: {
      /** The opportunity. */
      opportunity_id: string;
    } & Schemas["LineItemFields"];
    /** Fields to change. */
    LineItemUpdate: {
      id?: Schemas["Id"];
      /** The opportunity. */
      opportunity_id?: string;
      /** Quantity × price, less the discount, rounded to the digits of the currency. */
      amount?: number;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["LineItemFields"];
    /** Filter, sort order and page. */
    LineItemSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["LineItemFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["LineItemRelationName"][];
    };
    LineItemEnvelope: { data: Schemas["LineItem"]; };
    LineItemPage: { data: Schemas["LineItem"][]; meta: Schemas["ListMeta"]; };
    /** Fields that a client can set. */
    NoteFields: {
      /** Subject of the note. */
      title?: string | null;
      /** Markdown without HTML. */
      body?: string;
      /** The related records. A note needs at least one; its list is empty only after all related records were purged. */
      related_to?: Schemas["RelatedRecord"][];
      /** Whether the note is pinned. */
      pinned?: boolean;
    };
    /** Fields to change. */
    NoteUpdate: {
      id?: Schemas["Id"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["NoteFields"];
    /** Filter, sort order and page. */
    NoteSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["NoteFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["NoteRelationName"][];
    };
    NoteEnvelope: { data: Schemas["Note"]; };
    NotePage: { data: Schemas["Note"][]; meta: Schemas["ListMeta"]; };
    /** Payload of note events. */
    NoteEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Note"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Fields that a client can set. */
    ProductFields: {
      /** Name of the product. */
      name?: string;
      /** Code of the product; unique, ignoring case. */
      code?: string | null;
      /** Free text. */
      description?: string | null;
      /** Price of one unit without tax. */
      unit_price?: number;
      currency?: Schemas["Currency"];
      /** Tax rate in percent. */
      tax_rate?: number | null;
      /** Unit of the quantity, for example hour. */
      unit?: string | null;
      /** Whether the product is offered. */
      is_active?: boolean;
      /** The user who is responsible for the product. */
      owner_id?: string | null;
      external_ids?: Schemas["ExternalIds"];
      tags?: Schemas["Tags"];
      custom_fields?: Schemas["CustomFields"];
    };
    /** A new product. */
    ProductCreate: WithRequired<Schemas["ProductFields"], "name">;
    /** Fields to change. */
    ProductUpdate: {
      id?: Schemas["Id"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["ProductFields"];
    /** Filter, sort order and page. */
    ProductSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["ProductFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["ProductRelationName"][];
    };
    ProductEnvelope: { data: Schemas["Product"]; };
    ProductPage: { data: Schemas["Product"][]; meta: Schemas["ListMeta"]; };
    /** Payload of product events. */
    ProductEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Product"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Fields that a client can set. */
    TaskFields: {
      /** Short description of the work. */
      title?: string;
      /** Free text. */
      description?: string | null;
      type?: Schemas["TaskType"];
      status?: Schemas["TaskStatus"];
      priority?: Schemas["TaskPriority"];
      /** Due time. */
      due_at?: string | null;
      /** Time of the reminder, not later than `due_at`. */
      reminder_at?: string | null;
      /** The user who is assigned to the task. */
      assignee_id?: string | null;
      related_to?: Schemas["RelatedTo"];
      tags?: Schemas["Tags"];
      custom_fields?: Schemas["CustomFields"];
    };
    /** A new task. */
    TaskCreate: WithRequired<Schemas["TaskFields"], "title">;
    /** Fields to change. */
    TaskUpdate: {
      id?: Schemas["Id"];
      /** When the task was completed; null if it is not completed. */
      completed_at?: string | null;
      /** Whether the task is open and past its due time. */
      is_overdue?: boolean;
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
      /** Related records, as they were included; ignored. */
      related?: Record<string, never>;
    } & Schemas["TaskFields"];
    /** Filter, sort order and page. */
    TaskSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["TaskFieldName"][];
      /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. */
      include?: Schemas["TaskRelationName"][];
    };
    TaskEnvelope: { data: Schemas["Task"]; };
    TaskPage: { data: Schemas["Task"][]; meta: Schemas["ListMeta"]; };
    /** Payload of task events. */
    TaskEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Task"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Fields that a client can set. */
    TopicFields: {
      /** Name of the topic. */
      name?: string;
      /** English name. */
      name_en?: string | null;
      /** French name. */
      name_fr?: string | null;
      /** Short name for programs; unique. */
      slug?: string | null;
      /** Content of the messages on this topic. */
      description?: string | null;
      /** English description. */
      description_en?: string | null;
      /** French description. */
      description_fr?: string | null;
      /** Position on the page of mail preferences. */
      position?: number;
      /** Whether all recipients see the topic on their page of mail preferences; otherwise only recipients of its messages. */
      is_public?: boolean;
      /** Whether only addresses that subscribed receive the topic; otherwise all that did not unsubscribe. */
      opt_in_required?: boolean;
    };
    /** A new topic. */
    TopicCreate: WithRequired<Schemas["TopicFields"], "name">;
    /** Fields to change. */
    TopicUpdate: {
      id?: Schemas["Id"];
      /** Incremented with every change, starting at 1. */
      version?: number;
      created_at?: Schemas["Timestamp"];
      updated_at?: Schemas["Timestamp"];
      created_by?: Schemas["Actor"];
      updated_by?: Schemas["Actor"];
      deleted_at?: Schemas["Timestamp"] | null;
    } & Schemas["TopicFields"];
    /** Filter, sort order and page. */
    TopicSearch: {
      filter?: Schemas["FilterGroup"];
      /** Page number, from 1. With `cursor`, it is 1 or omitted. */
      page?: number;
      /** Records per page; defaults to 25. */
      page_size?: number;
      /** Empty for the first page, then `meta.next_cursor` from the previous response. */
      cursor?: string;
      /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. */
      sort?: string;
      /** Only these fields of each record, and those that identify it; all fields by default. */
      fields?: Schemas["TopicFieldName"][];
    };
    TopicEnvelope: { data: Schemas["Topic"]; };
    TopicPage: { data: Schemas["Topic"][]; meta: Schemas["ListMeta"]; };
    /** Payload of topic events. */
    TopicEvent: {
      id: Schemas["Id"];
      type: Schemas["WebhookEventType"];
      occurred_at: Schemas["Timestamp"];
      organization_id: Schemas["Id"];
      actor: Schemas["Actor"];
      /** The record after the change. */
      data: { object: Schemas["Topic"] | Schemas["ThinRecord"]; };
      changes?: Schemas["FieldChanges"];
    };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    BusyTimeRelated: { user?: Schemas["UserName"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    BusyFeedRelated: { user?: Schemas["UserName"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    CampaignRelated: { owner?: Schemas["UserName"] | null; topic?: Schemas["Topic"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    ContactRelated: {
      company?: Schemas["Company"] | null;
      owner?: Schemas["UserName"] | null;
      opportunities?: Schemas["Opportunity"][];
      open_tasks?: Schemas["Task"][];
      recent_notes?: Schemas["Note"][];
      upcoming_events?: Schemas["Event"][];
    };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    CompanyRelated: {
      parent_company?: Schemas["Company"] | null;
      owner?: Schemas["UserName"] | null;
      contacts?: Schemas["Contact"][];
      opportunities?: Schemas["Opportunity"][];
      open_tasks?: Schemas["Task"][];
      recent_notes?: Schemas["Note"][];
      upcoming_events?: Schemas["Event"][];
    };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    EventTypeRelated: { owner?: Schemas["UserName"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    EventRelated: { event_type?: Schemas["EventType"] | null; opportunity?: Schemas["Opportunity"] | null; contacts?: Schemas["Contact"][]; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    WebFormRelated: { owner?: Schemas["UserName"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    FormSubmissionRelated: { form?: Schemas["WebForm"] | null; contact?: Schemas["Contact"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    LineItemRelated: { opportunity?: Schemas["Opportunity"] | null; product?: Schemas["Product"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    NoteRelated: { contacts?: Schemas["Contact"][]; companies?: Schemas["Company"][]; opportunities?: Schemas["Opportunity"][]; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    OpportunityRelated: {
      company?: Schemas["Company"] | null;
      primary_contact?: Schemas["Contact"] | null;
      pipeline?: Schemas["Pipeline"] | null;
      owner?: Schemas["UserName"] | null;
      contacts?: Schemas["Contact"][];
      line_items?: Schemas["LineItem"][];
      open_tasks?: Schemas["Task"][];
      recent_notes?: Schemas["Note"][];
      upcoming_events?: Schemas["Event"][];
    };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    ProductRelated: { owner?: Schemas["UserName"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    ScheduleRelated: { user?: Schemas["UserName"] | null; };
    /** Related records; a relation is present if the request includes it and the caller may read it. */
    TaskRelated: {
      assignee?: Schemas["UserName"] | null;
      contacts?: Schemas["Contact"][];
      companies?: Schemas["Company"][];
      opportunities?: Schemas["Opportunity"][];
    };
    /** Same as POST /v1/busy-times/feeds. */
    BusyFeedBatchCreate: { method: "create"; record: Schemas["BusyFeedCreate"]; };
    /** Same as PUT /v1/busy-times/feeds/{id}. */
    BusyFeedBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["BusyFeedUpdate"];
    };
    /** One operation. */
    BusyFeedBatchOperation: Schemas["BusyFeedBatchCreate"] | Schemas["BusyFeedBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    BusyFeedBatch: { operations: Schemas["BusyFeedBatchOperation"][]; };
    /** One result per operation, in the same order. */
    BusyFeedBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["BusyFeed"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/campaigns. */
    CampaignBatchCreate: { method: "create"; record: Schemas["CampaignCreate"]; };
    /** Same as PUT /v1/campaigns/{id}. */
    CampaignBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["CampaignUpdate"];
    };
    /** One operation. */
    CampaignBatchOperation: Schemas["CampaignBatchCreate"] | Schemas["CampaignBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    CampaignBatch: { operations: Schemas["CampaignBatchOperation"][]; };
    /** One result per operation, in the same order. */
    CampaignBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Campaign"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/custom-fields. */
    CustomFieldBatchCreate: { method: "create"; record: Schemas["CustomFieldCreate"]; };
    /** Same as PUT /v1/custom-fields/{id}. */
    CustomFieldBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["CustomFieldUpdate"];
    };
    /** One operation. */
    CustomFieldBatchOperation: Schemas["CustomFieldBatchCreate"] | Schemas["CustomFieldBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    CustomFieldBatch: { operations: Schemas["CustomFieldBatchOperation"][]; };
    /** One result per operation, in the same order. */
    CustomFieldBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["CustomField"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/event-types. */
    EventTypeBatchCreate: { method: "create"; record: Schemas["EventTypeCreate"]; };
    /** Same as PUT /v1/event-types/{id}. */
    EventTypeBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["EventTypeUpdate"];
    };
    /** One operation. */
    EventTypeBatchOperation: Schemas["EventTypeBatchCreate"] | Schemas["EventTypeBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    EventTypeBatch: { operations: Schemas["EventTypeBatchOperation"][]; };
    /** One result per operation, in the same order. */
    EventTypeBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["EventType"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/opportunities. */
    OpportunityBatchCreate: { method: "create"; record: Schemas["OpportunityCreate"]; };
    /** Same as PUT /v1/opportunities/{id}. */
    OpportunityBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["OpportunityUpdate"];
    };
    /** One operation. */
    OpportunityBatchOperation: Schemas["OpportunityBatchCreate"] | Schemas["OpportunityBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    OpportunityBatch: { operations: Schemas["OpportunityBatchOperation"][]; };
    /** One result per operation, in the same order. */
    OpportunityBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Opportunity"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/pipelines. */
    PipelineBatchCreate: { method: "create"; record: Schemas["PipelineCreate"]; };
    /** Same as PUT /v1/pipelines/{id}. */
    PipelineBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["PipelineUpdate"];
    };
    /** One operation. */
    PipelineBatchOperation: Schemas["PipelineBatchCreate"] | Schemas["PipelineBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    PipelineBatch: { operations: Schemas["PipelineBatchOperation"][]; };
    /** One result per operation, in the same order. */
    PipelineBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Pipeline"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/schedules. */
    ScheduleBatchCreate: { method: "create"; record: Schemas["ScheduleCreate"]; };
    /** Same as PUT /v1/schedules/{id}. */
    ScheduleBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["ScheduleUpdate"];
    };
    /** One operation. */
    ScheduleBatchOperation: Schemas["ScheduleBatchCreate"] | Schemas["ScheduleBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    ScheduleBatch: { operations: Schemas["ScheduleBatchOperation"][]; };
    /** One result per operation, in the same order. */
    ScheduleBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Schedule"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/segments. */
    SegmentBatchCreate: { method: "create"; record: Schemas["SegmentCreate"]; };
    /** Same as PUT /v1/segments/{id}. */
    SegmentBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["SegmentUpdate"];
    };
    /** One operation. */
    SegmentBatchOperation: Schemas["SegmentBatchCreate"] | Schemas["SegmentBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    SegmentBatch: { operations: Schemas["SegmentBatchOperation"][]; };
    /** One result per operation, in the same order. */
    SegmentBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Segment"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/views. */
    ViewBatchCreate: { method: "create"; record: Schemas["ViewCreate"]; };
    /** Same as PUT /v1/views/{id}. */
    ViewBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["ViewUpdate"];
    };
    /** One operation. */
    ViewBatchOperation: Schemas["ViewBatchCreate"] | Schemas["ViewBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    ViewBatch: { operations: Schemas["ViewBatchOperation"][]; };
    /** One result per operation, in the same order. */
    ViewBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["View"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/email-templates. */
    EmailTemplateBatchCreate: { method: "create"; record: Schemas["EmailTemplateCreate"]; };
    /** Same as PUT /v1/email-templates/{id}. */
    EmailTemplateBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["EmailTemplateUpdate"];
    };
    /** One operation. */
    EmailTemplateBatchOperation: Schemas["EmailTemplateBatchCreate"] | Schemas["EmailTemplateBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    EmailTemplateBatch: { operations: Schemas["EmailTemplateBatchOperation"][]; };
    /** One result per operation, in the same order. */
    EmailTemplateBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["EmailTemplate"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/forms. */
    WebFormBatchCreate: { method: "create"; record: Schemas["WebFormCreate"]; };
    /** Same as PUT /v1/forms/{id}. */
    WebFormBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["WebFormUpdate"];
    };
    /** One operation. */
    WebFormBatchOperation: Schemas["WebFormBatchCreate"] | Schemas["WebFormBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    WebFormBatch: { operations: Schemas["WebFormBatchOperation"][]; };
    /** One result per operation, in the same order. */
    WebFormBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["WebForm"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/line-items. */
    LineItemBatchCreate: { method: "create"; record: Schemas["LineItemCreate"]; };
    /** Same as PUT /v1/line-items/{id}. */
    LineItemBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["LineItemUpdate"];
    };
    /** One operation. */
    LineItemBatchOperation: Schemas["LineItemBatchCreate"] | Schemas["LineItemBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    LineItemBatch: { operations: Schemas["LineItemBatchOperation"][]; };
    /** One result per operation, in the same order. */
    LineItemBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["LineItem"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/notes. */
    NoteBatchCreate: { method: "create"; record: Schemas["NoteCreate"]; };
    /** Same as PUT /v1/notes/{id}. */
    NoteBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["NoteUpdate"];
    };
    /** One operation. */
    NoteBatchOperation: Schemas["NoteBatchCreate"] | Schemas["NoteBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    NoteBatch: { operations: Schemas["NoteBatchOperation"][]; };
    /** One result per operation, in the same order. */
    NoteBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Note"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/products. */
    ProductBatchCreate: { method: "create"; record: Schemas["ProductCreate"]; };
    /** Same as PUT /v1/products/{id}. */
    ProductBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["ProductUpdate"];
    };
    /** One operation. */
    ProductBatchOperation: Schemas["ProductBatchCreate"] | Schemas["ProductBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    ProductBatch: { operations: Schemas["ProductBatchOperation"][]; };
    /** One result per operation, in the same order. */
    ProductBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Product"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/tasks. */
    TaskBatchCreate: { method: "create"; record: Schemas["TaskCreate"]; };
    /** Same as PUT /v1/tasks/{id}. */
    TaskBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["TaskUpdate"];
    };
    /** One operation. */
    TaskBatchOperation: Schemas["TaskBatchCreate"] | Schemas["TaskBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    TaskBatch: { operations: Schemas["TaskBatchOperation"][]; };
    /** One result per operation, in the same order. */
    TaskBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Task"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** Same as POST /v1/topics. */
    TopicBatchCreate: { method: "create"; record: Schemas["TopicCreate"]; };
    /** Same as PUT /v1/topics/{id}. */
    TopicBatchUpdate: {
      id: Schemas["Id"];
      method: "update";
      /** Same as If-Match. */
      expected_version?: number;
      changes: Schemas["TopicUpdate"];
    };
    /** One operation. */
    TopicBatchOperation: Schemas["TopicBatchCreate"] | Schemas["TopicBatchUpdate"] | Schemas["BatchDelete"];
    /** Operations, performed in this order. */
    TopicBatch: { operations: Schemas["TopicBatchOperation"][]; };
    /** One result per operation, in the same order. */
    TopicBatchResults: {
      results: {
        /** Index of the operation, from 0. */
        index: number;
        /** The HTTP status that the operation would have as a single request. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schemas["Topic"] | Schemas["Deleted"];
        error?: Schemas["BatchError"];
      }[];
      /** Number of successful operations. */
      succeeded: number;
      /** Number of failed operations. */
      failed: number;
    };
    /** The records, their groups, and the numbers to calculate. */
    CampaignAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("type" | "status" | "scheduled_at" | "started_at" | "completed_at" | "created_at" | "updated_at" | "template_id" | "topic_id" | "owner_id" | "tags")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    CampaignAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        type?: Schemas["AggregateKey"];
        status?: Schemas["AggregateKey"];
        scheduled_at?: Schemas["AggregateKey"];
        started_at?: Schemas["AggregateKey"];
        completed_at?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        template_id?: Schemas["AggregateKey"];
        topic_id?: Schemas["AggregateKey"];
        owner_id?: Schemas["AggregateKey"];
        tags?: Schemas["AggregateKey"];
      };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    CampaignAggregateGroups: { groups: Schemas["CampaignAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    EmailMessageAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("status" | "category" | "topic_id" | "template_id" | "send_at" | "sent_at" | "created_at" | "updated_at")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    EmailMessageAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        status?: Schemas["AggregateKey"];
        category?: Schemas["AggregateKey"];
        topic_id?: Schemas["AggregateKey"];
        template_id?: Schemas["AggregateKey"];
        send_at?: Schemas["AggregateKey"];
        sent_at?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
      };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    EmailMessageAggregateGroups: { groups: Schemas["EmailMessageAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    EntityAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: (("entity_type" | "lifecycle_stage_changed_at" | "email_consent_at" | "email_deliverability" | "last_activity_at" | "created_at" | "updated_at" | "lifecycle_stage" | "owner_id" | "tags" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "birthday" | "type" | "industry" | "currency" | "parent_company_id") | Schemas["CustomFieldPath"])[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: ("count" | "sum_lead_score" | "avg_lead_score" | "min_lead_score" | "max_lead_score" | "sum_open_opportunity_amount" | "avg_open_opportunity_amount" | "min_open_opportunity_amount" | "max_open_opportunity_amount" | "sum_employee_count" | "avg_employee_count" | "min_employee_count" | "max_employee_count" | "sum_annual_revenue" | "avg_annual_revenue" | "min_annual_revenue" | "max_annual_revenue")[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    EntityAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        entity_type?: Schemas["AggregateKey"];
        lifecycle_stage_changed_at?: Schemas["AggregateKey"];
        email_consent_at?: Schemas["AggregateKey"];
        email_deliverability?: Schemas["AggregateKey"];
        last_activity_at?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        lifecycle_stage?: Schemas["AggregateKey"];
        owner_id?: Schemas["AggregateKey"];
        tags?: Schemas["AggregateKey"];
        department?: Schemas["AggregateKey"];
        company_id?: Schemas["AggregateKey"];
        lead_status?: Schemas["AggregateKey"];
        source?: Schemas["AggregateKey"];
        email_consent?: Schemas["AggregateKey"];
        do_not_call?: Schemas["AggregateKey"];
        birthday?: Schemas["AggregateKey"];
        type?: Schemas["AggregateKey"];
        industry?: Schemas["AggregateKey"];
        currency?: Schemas["AggregateKey"];
        parent_company_id?: Schemas["AggregateKey"];
      } & { [key: string]: Schemas["AggregateKey"]; };
      /** The currency of the amounts; only present if a measure is an amount of money. */
      currency?: string | null;
      /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
      measures: {
        /** Number of records. */
        count?: number;
        sum_lead_score?: number | null;
        avg_lead_score?: number | null;
        min_lead_score?: number | null;
        max_lead_score?: number | null;
        sum_open_opportunity_amount?: number | null;
        avg_open_opportunity_amount?: number | null;
        min_open_opportunity_amount?: number | null;
        max_open_opportunity_amount?: number | null;
        sum_employee_count?: number | null;
        avg_employee_count?: number | null;
        min_employee_count?: number | null;
        max_employee_count?: number | null;
        sum_annual_revenue?: number | null;
        avg_annual_revenue?: number | null;
        min_annual_revenue?: number | null;
        max_annual_revenue?: number | null;
      };
    };
    /** The groups of a report. */
    EntityAggregateGroups: { groups: Schemas["EntityAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    EventAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("event_type_id" | "status" | "start_at" | "end_at" | "opportunity_id" | "source" | "host_no_show" | "created_at" | "updated_at")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: ("count" | "sum_duration_minutes" | "avg_duration_minutes" | "min_duration_minutes" | "max_duration_minutes")[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    EventAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        event_type_id?: Schemas["AggregateKey"];
        status?: Schemas["AggregateKey"];
        start_at?: Schemas["AggregateKey"];
        end_at?: Schemas["AggregateKey"];
        opportunity_id?: Schemas["AggregateKey"];
        source?: Schemas["AggregateKey"];
        host_no_show?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
      };
      /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
      measures: {
        /** Number of records. */
        count?: number;
        sum_duration_minutes?: number | null;
        avg_duration_minutes?: number | null;
        min_duration_minutes?: number | null;
        max_duration_minutes?: number | null;
      };
    };
    /** The groups of a report. */
    EventAggregateGroups: { groups: Schemas["EventAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    OpportunityAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: (("status" | "closed_at" | "stage_changed_at" | "created_at" | "updated_at" | "pipeline_id" | "stage" | "currency" | "expected_close_date" | "company_id" | "primary_contact_id" | "owner_id" | "source" | "tags" | "visited_stage") | Schemas["CustomFieldPath"])[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: ("count" | "sum_probability" | "avg_probability" | "min_probability" | "max_probability" | "win_rate" | "sum_weighted_amount" | "avg_weighted_amount" | "min_weighted_amount" | "max_weighted_amount" | "avg_days_in_stage" | "median_days_in_stage" | "sum_amount" | "avg_amount" | "min_amount" | "max_amount")[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    OpportunityAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        status?: Schemas["AggregateKey"];
        closed_at?: Schemas["AggregateKey"];
        stage_changed_at?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        pipeline_id?: Schemas["AggregateKey"];
        stage?: Schemas["AggregateKey"];
        currency?: Schemas["AggregateKey"];
        expected_close_date?: Schemas["AggregateKey"];
        company_id?: Schemas["AggregateKey"];
        primary_contact_id?: Schemas["AggregateKey"];
        owner_id?: Schemas["AggregateKey"];
        source?: Schemas["AggregateKey"];
        tags?: Schemas["AggregateKey"];
        visited_stage?: Schemas["AggregateKey"];
      } & { [key: string]: Schemas["AggregateKey"]; };
      /** The currency of the amounts; only present if a measure is an amount of money. */
      currency?: string | null;
      /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
      measures: {
        /** Number of records. */
        count?: number;
        sum_probability?: number | null;
        avg_probability?: number | null;
        min_probability?: number | null;
        max_probability?: number | null;
        /** Number of won records divided by that of won and lost ones, from 0 to 1 with four decimals; null if none is closed. */
        win_rate?: number | null;
        sum_weighted_amount?: number | null;
        avg_weighted_amount?: number | null;
        min_weighted_amount?: number | null;
        max_weighted_amount?: number | null;
        /** Average of the days in the stage, with two decimals: of all times that a record was in it, until now for an open one. Null for records that ended there. Needs the group `visited_stage`. */
        avg_days_in_stage?: number | null;
        /** Median of the days in the stage, with two decimals: of all times that a record was in it, until now for an open one. Null for records that ended there. Needs the group `visited_stage`. */
        median_days_in_stage?: number | null;
        sum_amount?: number | null;
        avg_amount?: number | null;
        min_amount?: number | null;
        max_amount?: number | null;
      };
    };
    /** The groups of a report. */
    OpportunityAggregateGroups: { groups: Schemas["OpportunityAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    SegmentAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("entity_type" | "kind" | "evaluated_at" | "created_at" | "updated_at")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    SegmentAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        entity_type?: Schemas["AggregateKey"];
        kind?: Schemas["AggregateKey"];
        evaluated_at?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
      };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    SegmentAggregateGroups: { groups: Schemas["SegmentAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    EmailTemplateAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("created_at" | "updated_at" | "kind")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    EmailTemplateAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: { created_at?: Schemas["AggregateKey"]; updated_at?: Schemas["AggregateKey"]; kind?: Schemas["AggregateKey"]; };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    EmailTemplateAggregateGroups: { groups: Schemas["EmailTemplateAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    WebFormAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("created_at" | "updated_at" | "consent_required" | "consent_purpose" | "owner_id" | "tags" | "lifecycle_stage" | "locale" | "is_active")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    WebFormAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        consent_required?: Schemas["AggregateKey"];
        consent_purpose?: Schemas["AggregateKey"];
        owner_id?: Schemas["AggregateKey"];
        tags?: Schemas["AggregateKey"];
        lifecycle_stage?: Schemas["AggregateKey"];
        locale?: Schemas["AggregateKey"];
        is_active?: Schemas["AggregateKey"];
      };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    WebFormAggregateGroups: { groups: Schemas["WebFormAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    FormSubmissionAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("form_id" | "contact_id" | "consent_given" | "locale" | "created_at" | "updated_at")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    FormSubmissionAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        form_id?: Schemas["AggregateKey"];
        contact_id?: Schemas["AggregateKey"];
        consent_given?: Schemas["AggregateKey"];
        locale?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
      };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    FormSubmissionAggregateGroups: { groups: Schemas["FormSubmissionAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    LineItemAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("opportunity_id" | "created_at" | "updated_at" | "product_id")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: ("count" | "sum_amount" | "avg_amount" | "min_amount" | "max_amount" | "sum_quantity" | "avg_quantity" | "min_quantity" | "max_quantity" | "sum_unit_price" | "avg_unit_price" | "min_unit_price" | "max_unit_price" | "sum_discount_percent" | "avg_discount_percent" | "min_discount_percent" | "max_discount_percent")[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    LineItemAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        opportunity_id?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        product_id?: Schemas["AggregateKey"];
      };
      /** The currency of the amounts; only present if a measure is an amount of money. */
      currency?: string | null;
      /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
      measures: {
        /** Number of records. */
        count?: number;
        sum_amount?: number | null;
        avg_amount?: number | null;
        min_amount?: number | null;
        max_amount?: number | null;
        sum_quantity?: number | null;
        avg_quantity?: number | null;
        min_quantity?: number | null;
        max_quantity?: number | null;
        sum_unit_price?: number | null;
        avg_unit_price?: number | null;
        min_unit_price?: number | null;
        max_unit_price?: number | null;
        sum_discount_percent?: number | null;
        avg_discount_percent?: number | null;
        min_discount_percent?: number | null;
        max_discount_percent?: number | null;
      };
    };
    /** The groups of a report. */
    LineItemAggregateGroups: { groups: Schemas["LineItemAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    NoteAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("created_at" | "updated_at" | "pinned")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    NoteAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: { created_at?: Schemas["AggregateKey"]; updated_at?: Schemas["AggregateKey"]; pinned?: Schemas["AggregateKey"]; };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    NoteAggregateGroups: { groups: Schemas["NoteAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    ProductAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: (("created_at" | "updated_at" | "currency" | "unit" | "is_active" | "owner_id" | "tags") | Schemas["CustomFieldPath"])[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: ("count" | "sum_unit_price" | "avg_unit_price" | "min_unit_price" | "max_unit_price")[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    ProductAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        currency?: Schemas["AggregateKey"];
        unit?: Schemas["AggregateKey"];
        is_active?: Schemas["AggregateKey"];
        owner_id?: Schemas["AggregateKey"];
        tags?: Schemas["AggregateKey"];
      } & { [key: string]: Schemas["AggregateKey"]; };
      /** The currency of the amounts; only present if a measure is an amount of money. */
      currency?: string | null;
      /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
      measures: {
        /** Number of records. */
        count?: number;
        sum_unit_price?: number | null;
        avg_unit_price?: number | null;
        min_unit_price?: number | null;
        max_unit_price?: number | null;
      };
    };
    /** The groups of a report. */
    ProductAggregateGroups: { groups: Schemas["ProductAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    TaskAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: (("completed_at" | "is_overdue" | "created_at" | "updated_at" | "type" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "tags") | Schemas["CustomFieldPath"])[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    TaskAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        completed_at?: Schemas["AggregateKey"];
        is_overdue?: Schemas["AggregateKey"];
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        type?: Schemas["AggregateKey"];
        status?: Schemas["AggregateKey"];
        priority?: Schemas["AggregateKey"];
        due_at?: Schemas["AggregateKey"];
        reminder_at?: Schemas["AggregateKey"];
        assignee_id?: Schemas["AggregateKey"];
        tags?: Schemas["AggregateKey"];
      } & { [key: string]: Schemas["AggregateKey"]; };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    TaskAggregateGroups: { groups: Schemas["TaskAggregateGroup"][]; };
    /** The records, their groups, and the numbers to calculate. */
    TopicAggregate: {
      filter?: Schemas["FilterGroup"];
      /** Fields by whose values records are grouped; without one, all records are one group. */
      group_by?: ("created_at" | "updated_at" | "is_public" | "opt_in_required")[];
      period?: Schemas["AggregatePeriod"];
      /** The numbers per group; defaults to `count`. */
      measures?: "count"[];
      /** Time zone in which periods begin; defaults to that of the organization. */
      timezone?: Schemas["Timezone"];
      /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. */
      sort?: string;
      /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. */
      limit?: number;
    };
    /** One group of records. */
    TopicAggregateGroup: {
      /** The value of each field of `group_by`. */
      group: {
        created_at?: Schemas["AggregateKey"];
        updated_at?: Schemas["AggregateKey"];
        is_public?: Schemas["AggregateKey"];
        opt_in_required?: Schemas["AggregateKey"];
      };
      /** The requested measures. */
      measures: {
        /** Number of records. */
        count?: number;
      };
    };
    /** The groups of a report. */
    TopicAggregateGroups: { groups: Schemas["TopicAggregateGroup"][]; };
    /** A field of the record. */
    ApiKeyFieldName: "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access" | "user" | "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at" | "previous_secret_expires_at";
    /** A field of the record. */
    BusyTimeFieldName: "user_id" | "start_at" | "end_at" | "title" | "source" | "feed_id" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A relation of the record. */
    BusyTimeRelationName: "user";
    /** A field of the record. */
    BusyFeedFieldName: "user_id" | "name" | "host" | "status" | "last_read_at" | "last_error" | "period_count" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A relation of the record. */
    BusyFeedRelationName: "user";
    /** A field of the record. */
    CampaignFieldName: "type" | "status" | "template_version" | "scheduled_at" | "started_at" | "completed_at" | "stats" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "subject" | "preview_text" | "from" | "reply_to" | "template_id" | "segment_ids" | "exclude_segment_ids" | "topic_id" | "utm" | "owner_id" | "tags" | "html_body" | "text_body";
    /** A relation of the record. */
    CampaignRelationName: "owner" | "topic";
    /** A field of the record. */
    ConnectionFieldName: "user" | "application" | "scopes" | "managed" | "blocked" | "calls" | "refused_calls" | "granted_at" | "last_used_at" | "last_ip" | "expires_at" | "status" | "revoked_at" | "revoked_by" | "revoke_reason" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A field of the record. */
    CustomFieldFieldName: "entity_type" | "key" | "type" | "options" | "label" | "required" | "description" | "position" | "archived" | "indexed" | "index_status" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A field of the record. */
    EmailMessageFieldName: "html" | "text" | "status" | "category" | "topic_id" | "message_id" | "from" | "reply_to" | "subject" | "template_id" | "template_version" | "attachments" | "recipients" | "related_to" | "metadata" | "send_at" | "sent_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A field of the record. */
    EntityFieldName: "entity_type" | "full_name" | "lifecycle_stage_changed_at" | "email_consent_at" | "email_deliverability" | "last_activity_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "first_name" | "last_name" | "email" | "additional_emails" | "mobile" | "job_title" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "timezone" | "locale" | "address" | "avatar_url" | "birthday" | "contact_count" | "open_opportunity_amount" | "name" | "domain" | "additional_domains" | "type" | "industry" | "employee_count" | "annual_revenue" | "currency" | "parent_company_id" | "billing_address" | "shipping_address" | "registration_number" | "vat_number";
    /** A relation of the record. */
    EntityRelationName: "company" | "owner" | "opportunities" | "open_tasks" | "recent_notes" | "upcoming_events" | "parent_company" | "contacts";
    /** A field of the record. */
    ContactFieldName: "entity_type" | "full_name" | "lifecycle_stage_changed_at" | "email_consent_at" | "email_deliverability" | "last_activity_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "first_name" | "last_name" | "email" | "additional_emails" | "mobile" | "job_title" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "timezone" | "locale" | "address" | "avatar_url" | "birthday";
    /** A relation of the record. */
    ContactRelationName: "company" | "owner" | "opportunities" | "open_tasks" | "recent_notes" | "upcoming_events";
    /** A field of the record. */
    EventTypeFieldName: "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "slug" | "title" | "description" | "owner_id" | "hosts" | "host_weights" | "prefer_contact_owner" | "assignment" | "team_slug" | "schedule_id" | "duration_minutes" | "duration_options" | "slot_interval_minutes" | "buffer_before_minutes" | "buffer_after_minutes" | "min_notice_minutes" | "booking_window" | "limits" | "seats" | "requires_confirmation" | "location" | "questions" | "max_guests" | "reminder_minutes" | "locale" | "is_active" | "visibility";
    /** A relation of the record. */
    EventTypeRelationName: "owner";
    /** A field of the record. */
    EventFieldName: "event_type_id" | "title" | "description" | "status" | "start_at" | "end_at" | "duration_minutes" | "timezone" | "hosts" | "location" | "seats" | "invitees" | "invitee_count" | "answers" | "contact_ids" | "opportunity_id" | "source" | "internal_notes" | "ics_uid" | "ics_sequence" | "reschedule_count" | "history" | "cancellation" | "host_no_show" | "metadata" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A relation of the record. */
    EventRelationName: "event_type" | "opportunity" | "contacts";
    /** A field of the record. */
    FileFieldName: "record_type" | "record_id" | "name" | "status" | "size" | "content_type" | "sha256" | "uploaded_at" | "uploaded_by" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A field of the record. */
    FormSubmissionFieldName: "form_id" | "contact_id" | "email" | "fields" | "answers" | "consent_text" | "consent_given" | "locale" | "referrer" | "sender_hash" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A relation of the record. */
    FormSubmissionRelationName: "form" | "contact";
    /** A field of the record. */
    IdentityProviderFieldName: "client_secret_set" | "redirect_uri" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "issuer" | "client_id" | "scopes" | "groups_claim" | "group_roles" | "default_role" | "just_in_time" | "enforced" | "enabled";
    /** A field of the record. */
    EmailDomainFieldName: "domain" | "status" | "verified_at" | "record_name" | "record_value" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A field of the record. */
    ImportFieldName: "entity_type" | "status" | "mapping" | "duplicates" | "date_format" | "create_companies" | "on_bad_cell" | "dry_run" | "encoding" | "delimiter" | "size_bytes" | "columns" | "ignored_columns" | "preview" | "rows" | "processed_rows" | "created" | "updated" | "unchanged" | "skipped" | "failed" | "companies_created" | "skipped_cells" | "problems" | "seconds_left" | "failure" | "job_id" | "started_at" | "finished_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A field of the record. */
    LineItemFieldName: "opportunity_id" | "amount" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "product_id" | "quantity" | "unit_price" | "discount_percent" | "position";
    /** A relation of the record. */
    LineItemRelationName: "opportunity" | "product";
    /** A field of the record. */
    MemberFieldName: "email" | "first_name" | "last_name" | "locale" | "timezone" | "role" | "status" | "booking_slug" | "last_login_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
    /** A field of the record. */
    NoteFieldName: "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "title" | "body" | "related_to" | "pinned";
    /** A relation of the record. */
    NoteRelationName: "contacts" | "companies" | "opportunities";
    /** A field of the record. */
    OpportunityFieldName: "probability" | "status" | "weighted_amount" | "closed_at" | "stage_changed_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "pipeline_id" | "stage" | "amount" | "currency" | "expected_close_date" | "lost_reason" | "next_step" | "company_id" | "primary_contact_id" | "contacts" | "owner_id" | "source" | "description" | "tags" | "custom_fields";
    /** A relation of the record. */
    OpportunityRelationName: "company" | "primary_contact" | "pipeline" | "owner" | "contacts" | "line_items" | "open_tasks" | "recent_notes" | "upcoming_events";
    /** A field of the record. */
    OrganizationFieldName: "slug" | "plan" | "data_region" | "two_factor_policy" | "quotas" | "deletion" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "default_locale" | "timezone" | "currency" | "default_country" | "postal_address" | "email_tracking" | "max_file_size_mb" | "retention" | "branding" | "embed_origins";
    /** A field of the record. */
    PipelineFieldName: "stages" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "is_default" | "position" | "require_lost_reason";
    /** A field of the record. */
    RoleFieldName: "built_in" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "description" | "permissions";
    /** A field of the record. */
    ScheduleFieldName: "user_id" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "timezone" | "is_default" | "weekly_hours" | "overrides";
    /** A relation of the record. */
    ScheduleRelationName: "user";
    /** A field of the record. */
    SegmentFieldName: "entity_type" | "kind" | "member_count" | "evaluated_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "description" | "filter";
    /** A field of the record. */
    TaskFieldName: "completed_at" | "is_overdue" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "title" | "description" | "type" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "related_to" | "tags" | "custom_fields";
    /** A relation of the record. */
    TaskRelationName: "assignee" | "contacts" | "companies" | "opportunities";
    /** A field of the record. */
    ViewFieldName: "record_type" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "visibility" | "columns" | "filter" | "sort" | "grouping" | "layout" | "position" | "is_default";
    /** A field of the record. */
    WebhookFieldName: "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "url" | "description" | "events" | "status" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended";
    /** A field of the record. */
    EmailTemplateFieldName: "used_variables" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "description" | "kind" | "translations" | "own_variables";
    /** A field of the record. */
    WebFormFieldName: "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "slug" | "title" | "description" | "contact_fields" | "questions" | "consent_text" | "consent_required" | "consent_purpose" | "thank_you_text" | "redirect_url" | "allowed_origins" | "owner_id" | "tags" | "lifecycle_stage" | "notify_user_ids" | "locale" | "is_active";
    /** A relation of the record. */
    WebFormRelationName: "owner";
    /** A field of the record. */
    ProductFieldName: "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "code" | "description" | "unit_price" | "currency" | "tax_rate" | "unit" | "is_active" | "owner_id" | "external_ids" | "tags" | "custom_fields";
    /** A relation of the record. */
    ProductRelationName: "owner";
    /** A field of the record. */
    TopicFieldName: "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "name_en" | "name_fr" | "slug" | "description" | "description_en" | "description_fr" | "position" | "is_public" | "opt_in_required";
    ActivityPage: { data: Schemas["Activity"][]; meta: Schemas["ListMeta"]; };
    AiPolicyEnvelope: { data: Schemas["AiPolicy"]; };
    IssuedApiKeyEnvelope: { data: Schemas["IssuedApiKey"]; };
    ApiKeyEnvelope: { data: Schemas["ApiKey"]; };
    DeletedEnvelope: { data: Schemas["Deleted"]; };
    BookingPageEnvelope: { data: Schemas["BookingPage"]; };
    SlotsEnvelope: { data: Schemas["Slots"]; };
    BookingEnvelope: { data: Schemas["Booking"]; };
    BusyFeedEnvelope: { data: Schemas["BusyFeed"]; };
    CampaignPage: { data: Schemas["Campaign"][]; meta: Schemas["ListMeta"]; };
    CampaignEnvelope: { data: Schemas["Campaign"]; };
    ConnectionPage: { data: Schemas["Connection"][]; meta: Schemas["ListMeta"]; };
    RevokedConnectionsEnvelope: { data: Schemas["RevokedConnections"]; };
    CustomFieldEnvelope: { data: Schemas["CustomField"]; };
    EmailPreviewEnvelope: { data: Schemas["EmailPreview"]; };
    EmailMessageEnvelope: { data: Schemas["EmailMessage"]; };
    EntityPage: { data: Schemas["Entity"][]; meta: Schemas["ListMeta"]; };
    EntityEnvelope: { data: Schemas["Entity"]; };
    EventEnvelope: {
      data: Schemas["Event"];
      /** The people who are notified. */
      meta: { notified: Schemas["NotifiedAddresses"]; notified_hosts: Schemas["NotifiedHosts"]; };
    };
    EventTypeEnvelope: { data: Schemas["EventType"]; };
    EventPage: { data: Schemas["Event"][]; meta: Schemas["ListMeta"]; };
    ExportEnvelope: { data: Schemas["Export"]; };
    RecordFieldsEnvelope: { data: Schemas["RecordFields"]; };
    FileEnvelope: { data: Schemas["File"]; };
    HostDecisionEnvelope: { data: Schemas["HostDecision"]; };
    IdentityProviderEnvelope: { data: Schemas["IdentityProvider"]; };
    EmailDomainEnvelope: { data: Schemas["EmailDomain"]; };
    ImportEnvelope: { data: Schemas["Import"]; };
    JobEnvelope: { data: Schemas["Job"]; };
    MemberEnvelope: { data: Schemas["Member"]; };
    NotificationPreferencesEnvelope: { data: Schemas["NotificationPreferences"]; };
    OpportunityPage: { data: Schemas["Opportunity"][]; meta: Schemas["ListMeta"]; };
    OpportunityEnvelope: { data: Schemas["Opportunity"]; };
    OrganizationEnvelope: { data: Schemas["Organization"]; };
    PipelineEnvelope: { data: Schemas["Pipeline"]; };
    RoleEnvelope: { data: Schemas["Role"]; };
    ScheduleEnvelope: { data: Schemas["Schedule"]; };
    SegmentPage: { data: Schemas["Segment"][]; meta: Schemas["ListMeta"]; };
    SegmentEnvelope: { data: Schemas["Segment"]; };
    SignedInEnvelope: { data: Schemas["SignedIn"]; };
    MeEnvelope: { data: Schemas["Me"]; };
    PasswordChangedEnvelope: { data: Schemas["PasswordChanged"]; };
    SignInMethodsEnvelope: { data: Schemas["SignInMethods"]; };
    RecoveryCodesEnvelope: { data: Schemas["RecoveryCodes"]; };
    SubscriptionsEnvelope: { data: Schemas["Subscriptions"]; };
    MailPreferencesEnvelope: { data: Schemas["MailPreferences"]; };
    ViewEnvelope: { data: Schemas["View"]; };
    IssuedWebhookEnvelope: { data: Schemas["IssuedWebhook"]; };
    WebhookEnvelope: { data: Schemas["Webhook"]; };
  };
  responses: {
    /** `malformed_request`, `validation_failed` */
    400: { content: { "application/json": Schemas["Error"]; }; };
    /** `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
    401: { content: { "application/json": Schemas["Error"]; }; };
    /** `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `second_factor_enrollment_required` */
    403: { content: { "application/json": Schemas["Error"]; }; };
    /** `not_found` */
    404: { content: { "application/json": Schemas["Error"]; }; };
    /** `not_acceptable` */
    406: { content: { "application/json": Schemas["Error"]; }; };
    /** `version_conflict` */
    412: { content: { "application/json": Schemas["Error"]; }; };
    /** `payload_too_large` */
    413: { content: { "application/json": Schemas["Error"]; }; };
    /** `unsupported_media_type` */
    415: { content: { "application/json": Schemas["Error"]; }; };
    /** `range_not_satisfiable` */
    416: { content: { "application/json": Schemas["Error"]; }; };
    /** `misdirected` */
    421: { content: { "application/json": Schemas["Error"]; }; };
    /** `unprocessable` */
    422: { content: { "application/json": Schemas["Error"]; }; };
    /** Too many requests. */
    429: { content: { "application/json": Schemas["TooManyRequests"]; }; };
    /** Any other error, e.g. `internal`. */
    500: { content: { "application/json": Schemas["Error"]; }; };
    /** `unavailable` */
    503: { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_key_reused`, `unprocessable` */
    "422KeyReused": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress` */
    "409InProgress": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `duplicate` */
    "409InProgressDuplicate": { content: { "application/json": Schemas["Error"]; }; };
    /** `duplicate` */
    "409Duplicate": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `state_conflict` */
    "409InProgressStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `secret_already_shown` */
    "409InProgressSecretShown": { content: { "application/json": Schemas["Error"]; }; };
    /** `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `second_factor_enrollment_required`, `support_session_forbidden`, `reauthentication_required` */
    "403SupportSessionReauthentication": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `slot_unavailable`, `duplicate` */
    "409InProgressSlotUnavailableDuplicate": { content: { "application/json": Schemas["Error"]; }; };
    /** `single_sign_on_required`, `foreign_origin` */
    "403SingleSignOnRequiredForeignOrigin": { content: { "application/json": Schemas["Error"]; }; };
    /** `unauthenticated` */
    "401Unauthenticated": { content: { "application/json": Schemas["Error"]; }; };
    /** `state_conflict` */
    "409StateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `second_factor_enrollment_required`, `support_session_forbidden` */
    "403SupportSession": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `secret_already_shown`, `duplicate`, `state_conflict` */
    "409InProgressSecretShownDuplicateStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `secret_already_shown`, `state_conflict` */
    "409InProgressSecretShownStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `unauthenticated`, `second_factor_required` */
    "401UnauthenticatedSecondFactorRequired": { content: { "application/json": Schemas["Error"]; }; };
    /** `in_use` */
    "409InUse": { content: { "application/json": Schemas["Error"]; }; };
    /** `in_use`, `state_conflict` */
    "409InUseStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `duplicate`, `state_conflict` */
    "409DuplicateStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `in_use` */
    "409InProgressInUse": { content: { "application/json": Schemas["Error"]; }; };
    /** `duplicate`, `in_use`, `state_conflict` */
    "409DuplicateInUseStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `slot_unavailable`, `state_conflict` */
    "409InProgressSlotUnavailableStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `slot_unavailable`, `state_conflict` */
    "409SlotUnavailableStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `slot_unavailable`, `duplicate`, `state_conflict` */
    "409InProgressSlotUnavailableDuplicateStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `duplicate`, `state_conflict` */
    "409InProgressDuplicateStateConflict": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_key_reused`, `unprocessable`, `all_recipients_suppressed` */
    "422KeyReusedAllRecipientsSuppressed": { content: { "application/json": Schemas["Error"]; }; };
    /** `idempotency_in_progress`, `duplicate`, `in_use` */
    "409InProgressDuplicateInUse": { content: { "application/json": Schemas["Error"]; }; };
  };
  parameters: {
    /** The record's id. */
    Id: Schemas["Id"];
    /** Page number, from 1. With `cursor`, it is 1 or omitted. */
    Page: number;
    /** Records per page. */
    PageSize: number;
    /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
    Cursor: string;
    /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
    IfMatch: string;
    /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
    IdempotencyKey: string;
    /** Id of the event, identical for all attempts. */
    WebhookId: string;
    /** Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
    WebhookTimestamp: string;
    /** `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
    WebhookSignature: string;
    /** Language of the sentences in errors: English or French. Any other value means English. */
    AcceptLanguage: string;
    /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
    RequestId: string;
    /** Required where a browser session sends the request; otherwise ignored. */
    CsrfToken: string;
    /** Only the records with these ids; an id that no record has is ignored. */
    Ids: Schemas["Id"][];
    /** Only records created at this time or later. */
    CreatedAfter: Schemas["Timestamp"];
    /** Only records created before this time. */
    CreatedBefore: Schemas["Timestamp"];
    /** Only records last changed at this time or later. */
    UpdatedAfter: Schemas["Timestamp"];
    /** Only records last changed before this time. */
    UpdatedBefore: Schemas["Timestamp"];
    /** Also returns deleted records. */
    IncludeDeleted: boolean;
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    ApiKeySelection: Schemas["ApiKeyFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    BusyTimeSelection: Schemas["BusyTimeFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    BusyTimeInclusion: Schemas["BusyTimeRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    BusyFeedSelection: Schemas["BusyFeedFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    BusyFeedInclusion: Schemas["BusyFeedRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    CampaignSelection: Schemas["CampaignFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    CampaignInclusion: Schemas["CampaignRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    ConnectionSelection: Schemas["ConnectionFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    CustomFieldSelection: Schemas["CustomFieldFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    EmailMessageSelection: Schemas["EmailMessageFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    EntitySelection: Schemas["EntityFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    EntityInclusion: Schemas["EntityRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    ContactSelection: Schemas["ContactFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    ContactInclusion: Schemas["ContactRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    EventTypeSelection: Schemas["EventTypeFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    EventTypeInclusion: Schemas["EventTypeRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    EventSelection: Schemas["EventFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    EventInclusion: Schemas["EventRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    FileSelection: Schemas["FileFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    FormSubmissionSelection: Schemas["FormSubmissionFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    FormSubmissionInclusion: Schemas["FormSubmissionRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    IdentityProviderSelection: Schemas["IdentityProviderFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    EmailDomainSelection: Schemas["EmailDomainFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    ImportSelection: Schemas["ImportFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    LineItemSelection: Schemas["LineItemFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    LineItemInclusion: Schemas["LineItemRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    MemberSelection: Schemas["MemberFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    NoteSelection: Schemas["NoteFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    NoteInclusion: Schemas["NoteRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    OpportunitySelection: Schemas["OpportunityFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    OpportunityInclusion: Schemas["OpportunityRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    OrganizationSelection: Schemas["OrganizationFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    PipelineSelection: Schemas["PipelineFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    RoleSelection: Schemas["RoleFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    ScheduleSelection: Schemas["ScheduleFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    ScheduleInclusion: Schemas["ScheduleRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    SegmentSelection: Schemas["SegmentFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    TaskSelection: Schemas["TaskFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    TaskInclusion: Schemas["TaskRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    ViewSelection: Schemas["ViewFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    WebhookSelection: Schemas["WebhookFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    EmailTemplateSelection: Schemas["EmailTemplateFieldName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    WebFormSelection: Schemas["WebFormFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    WebFormInclusion: Schemas["WebFormRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    ProductSelection: Schemas["ProductFieldName"][];
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
    ProductInclusion: Schemas["ProductRelationName"][];
    /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
    TopicSelection: Schemas["TopicFieldName"][];
  };
  requestBodies: never;
  headers: {
    /** The record's version, in quotes. */
    ETag: string;
    /** Path of the created record. */
    Location: string;
    /** The request's id, also in the service's log. */
    RequestId: string;
    /** Language of the sentences. */
    ContentLanguage: "en" | "fr";
    /** Seconds to wait. */
    RetryAfter: number;
    /** How to authenticate. */
    Authenticate: string;
    /** There when the first answer of this key is sent again. */
    Replayed: "true";
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "activityLog.list": {
    parameters: {
      query?: {
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        from?: Schemas["Timestamp"];
        to?: Schemas["Timestamp"];
        user_id?: Schemas["Id"];
        application?: string;
        channel?: Schemas["Channel"];
        action?: string;
        tool?: string;
        record_type?: string;
        record_id?: Schemas["Id"];
        result?: Schemas["ActivityLogResult"];
        ip?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["ActivityLogEntry"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "activityLog.export": {
    parameters: {
      query?: {
        from?: Schemas["Timestamp"];
        to?: Schemas["Timestamp"];
        user_id?: Schemas["Id"];
        application?: string;
        channel?: Schemas["Channel"];
        action?: string;
        tool?: string;
        record_type?: string;
        record_id?: Schemas["Id"];
        result?: Schemas["ActivityLogResult"];
        ip?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "text/csv": string; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "activityLog.verify": {
    parameters: { query?: { after?: string; }; header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ActivityLogVerification"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "entities.activity": {
    parameters: {
      query?: {
        type?: Schemas["ActivityType"][];
        since?: Schemas["Timestamp"];
        until?: Schemas["Timestamp"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["ActivityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "opportunities.activity": {
    parameters: {
      query?: {
        type?: Schemas["ActivityType"][];
        since?: Schemas["Timestamp"];
        until?: Schemas["Timestamp"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["ActivityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "activity.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ActivityAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ActivityAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "aiPolicy.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": Schemas["AiPolicyEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "aiPolicy.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["AiPolicyUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["AiPolicyEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "apiKeys.list": {
    parameters: {
      query?: {
        status?: Schemas["ApiKeyStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["ApiKeySelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["ApiKey"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "apiKeys.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ApiKeyCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["IssuedApiKeyEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "apiKeys.get": {
    parameters: {
      query?: { fields?: Parameters["ApiKeySelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["ApiKeyEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "apiKeys.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["ApiKeyUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["ApiKeyEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "apiKeys.revoke": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "apiKeys.rotate": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody?: { content: { "application/json": Schemas["ApiKeyRotate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["IssuedApiKeyEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "bookingPage.eventTypes": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { booking_slug: string; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["BookingPages"]; }; }; };
    } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "bookingPage.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { booking_slug: string; event_slug: string; }; };
    responses: { 200: { content: { "application/json": Schemas["BookingPageEnvelope"]; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "bookingPage.slots": {
    parameters: {
      query: { from: Schemas["Timestamp"]; to: Schemas["Timestamp"]; timezone?: Schemas["Timezone"]; duration_minutes?: Schemas["EventMinutes"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { booking_slug: string; event_slug: string; };
    };
    responses: { 200: { content: { "application/json": Schemas["SlotsEnvelope"]; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "bookingPage.book": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { booking_slug: string; event_slug: string; }; };
    requestBody: { content: { "application/json": Schemas["BookingRequest"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["BookingEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "bookingPage.booking": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    responses: { 200: { content: { "application/json": Schemas["BookingEnvelope"]; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "bookingPage.newSlots": {
    parameters: {
      query: { from: Schemas["Timestamp"]; to: Schemas["Timestamp"]; timezone?: Schemas["Timezone"]; duration_minutes?: Schemas["EventMinutes"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { token: string; };
    };
    responses: {
      200: { content: { "application/json": Schemas["SlotsEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "bookingPage.receipt": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["BookingReceipt"]; }; }; };
    } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "bookingPage.calendar": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    responses: { 200: { content: { "text/calendar": string; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "bookingPage.confirm": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    responses: {
      200: { content: { "application/json": Schemas["BookingEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "bookingPage.respond": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody: { content: { "application/json": Schemas["BookingResponse"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["BookingEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "bookingPage.reschedule": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody: { content: { "application/json": Schemas["BookingReschedule"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["BookingEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "bookingPage.cancel": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody?: { content: { "application/json": Schemas["BookingCancel"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["BookingEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "busyTimes.list": {
    parameters: {
      query?: {
        user_id?: Schemas["Id"];
        feed_id?: Schemas["Id"];
        source?: Schemas["BusySource"];
        from?: Schemas["Timestamp"];
        to?: Schemas["Timestamp"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["BusyTimeSelection"];
        include?: Parameters["BusyTimeInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["BusyTime"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "busyTimes.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["BusyTimeCreate"]; }; };
    responses: {
      201: { content: { "application/json": { data: Schemas["BusyTime"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "busyTimes.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "busyFeeds.list": {
    parameters: {
      query?: {
        user_id?: Schemas["Id"];
        status?: Schemas["BusyFeedStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["BusyFeedSelection"];
        include?: Parameters["BusyFeedInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["BusyFeed"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "busyFeeds.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["BusyFeedCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["BusyFeedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "busyFeeds.get": {
    parameters: {
      query?: { fields?: Parameters["BusyFeedSelection"]; include?: Parameters["BusyFeedInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["BusyFeed"]; meta?: { omitted: Schemas["BusyFeedRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "busyFeeds.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["BusyFeedUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["BusyFeedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "busyFeeds.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "busyFeeds.refresh": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      202: { content: { "application/json": Schemas["BusyFeedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.list": {
    parameters: {
      query?: {
        q?: string;
        status?: Schemas["CampaignStatus"];
        segment_id?: Schemas["Id"];
        owner_id?: Schemas["Id"];
        tag?: string;
        created_after?: Schemas["Timestamp"];
        created_before?: Schemas["Timestamp"];
        scheduled_after?: Schemas["Timestamp"];
        scheduled_before?: Schemas["Timestamp"];
        include_deleted?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["CampaignSelection"];
        include?: Parameters["CampaignInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["CampaignPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "campaigns.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["CampaignCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["CampaignSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["CampaignPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.get": {
    parameters: {
      query?: { fields?: Parameters["CampaignSelection"]; include?: Parameters["CampaignInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Campaign"]; meta?: { omitted: Schemas["CampaignRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "campaigns.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["CampaignUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "campaigns.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.schedule": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody: { content: { "application/json": Schemas["CampaignSchedule"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.unschedule": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.send": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.cancel": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.archive": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["CampaignEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.test": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody: { content: { "application/json": Schemas["CampaignTest"]; }; };
    responses: {
      202: { content: { "application/json": { data: Schemas["CampaignTestSent"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.recipients": {
    parameters: {
      query?: {
        status?: Schemas["CampaignRecipientStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["CampaignRecipient"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "changes.list": {
    parameters: {
      query?: { cursor?: string; from?: "oldest" | "now"; page_size?: Parameters["PageSize"]; record_type?: Schemas["ChangedRecordType"][]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Change"][]; meta: Schemas["FeedMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "connections.list": {
    parameters: {
      query?: {
        user_id?: Schemas["Id"];
        client_id?: string;
        kind?: Schemas["ConnectionKind"];
        status?: Schemas["ConnectionStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["ConnectionSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["ConnectionPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "connections.revokeAll": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["RevokedConnectionsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "connections.revoke": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "me.connections": {
    parameters: {
      query?: {
        client_id?: string;
        kind?: Schemas["ConnectionKind"];
        status?: Schemas["ConnectionStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["ConnectionSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["ConnectionPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "me.revokeConnections": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["RevokedConnectionsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "me.revokeConnection": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "customFields.list": {
    parameters: {
      query?: {
        entity_type?: Schemas["CustomFieldRecordType"];
        archived?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["CustomFieldSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["CustomField"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "customFields.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["CustomFieldCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["CustomFieldEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "customFields.get": {
    parameters: {
      query?: { fields?: Parameters["CustomFieldSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["CustomFieldEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "customFields.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["CustomFieldUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["CustomFieldEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "customFields.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "emailTemplates.preview": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailTextsPreview"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EmailPreviewEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emailTemplates.previewSaved": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["EmailPreviewFor"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EmailPreviewEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.preview": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["CampaignPreviewFor"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EmailPreviewEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emails.list": {
    parameters: {
      query?: {
        status?: Schemas["EmailStatus"];
        category?: Schemas["EmailCategory"];
        recipient?: string;
        record_type?: Schemas["RelatedRecordType"];
        record_id?: Schemas["Id"];
        created_after?: Schemas["Timestamp"];
        created_before?: Schemas["Timestamp"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["EmailMessageSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["EmailMessage"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "emails.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailCreate"]; }; };
    responses: {
      202: { content: { "application/json": Schemas["EmailMessageEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emails.get": {
    parameters: {
      query?: { fields?: Parameters["EmailMessageSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EmailMessageEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "emails.cancel": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EmailMessageEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.list": {
    parameters: {
      query?: {
        entity_type?: Schemas["EntityType"];
        q?: string;
        email?: string;
        domain?: string;
        company_id?: Schemas["Id"];
        owner_id?: Schemas["Id"];
        lifecycle_stage?: Schemas["LifecycleStage"];
        lead_score_min?: number;
        lead_score_max?: number;
        tag?: string;
        segment_id?: Schemas["Id"];
        created_after?: Schemas["Timestamp"];
        created_before?: Schemas["Timestamp"];
        updated_after?: Schemas["Timestamp"];
        updated_before?: Schemas["Timestamp"];
        include_deleted?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        fields?: Parameters["EntitySelection"];
        include?: Parameters["EntityInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": Schemas["EntityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EntityCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["EntityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EntitySearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EntityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.get": {
    parameters: {
      query?: { fields?: Parameters["EntitySelection"]; include?: Parameters["EntityInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Entity"]; meta?: { omitted: Schemas["EntityRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "entities.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["EntityUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EntityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "entities.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EntityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.purge": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody?: { content: { "application/json": Schemas["EntityPurge"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EntityPurged"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.upsert": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EntityUpsert"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["Entity"]; meta: { created: boolean; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EntityBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: { results: Schemas["BatchResult"][]; succeeded: number; failed: number; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.linkCompany": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": { company_id: Schemas["Id"]; replace_existing?: boolean; }; }; };
    responses: {
      200: { content: { "application/json": Schemas["EntityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.unlinkCompany": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EntityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.contacts": {
    parameters: {
      query?: {
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["ContactSelection"];
        include?: Parameters["ContactInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Contact"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.merge": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody: { content: { "application/json": Schemas["EntityMerge"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EntityMerged"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.unmerge": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody?: { content: { "application/json": Schemas["EntityUnmerge"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EntityUnmerged"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.findDuplicates": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["DuplicateSearch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["DuplicateFound"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.duplicates": {
    parameters: {
      query?: { min_confidence?: number; page?: Parameters["Page"]; page_size?: Parameters["PageSize"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Duplicate"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "events.reschedule": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody: { content: { "application/json": Schemas["EventReschedule"]; }; };
    responses: {
      200: {
        content: {
          "application/json": {
            data: Schemas["Event"];
            meta: { previous: Schemas["EventTime"]; notified: Schemas["NotifiedAddresses"]; notified_hosts: Schemas["NotifiedHosts"]; };
          };
        };
      };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.cancel": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody?: { content: { "application/json": Schemas["EventCancel"]; }; };
    responses: {
      200: {
        content: {
          "application/json": {
            data: Schemas["Event"];
            meta: { already_cancelled: boolean; notified: Schemas["NotifiedAddresses"]; notified_hosts: Schemas["NotifiedHosts"]; };
          };
        };
      };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.confirm": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody?: { content: { "application/json": Schemas["EventDecision"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EventEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.decline": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody?: { content: { "application/json": Schemas["EventDecline"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EventEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.noShow": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody: { content: { "application/json": Schemas["EventNoShow"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["Event"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.history": {
    parameters: {
      query?: { page?: Parameters["Page"]; page_size?: Parameters["PageSize"]; cursor?: Parameters["Cursor"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["EventPeriod"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "events.invitees": {
    parameters: {
      query?: {
        include_removed?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Invitee"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "events.addInvitee": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody: { content: { "application/json": Schemas["InviteeAdd"]; }; };
    responses: {
      200: {
        content: {
          "application/json": {
            data: Schemas["Invitee"];
            meta: { already_invited: boolean; event_version: number; notified: Schemas["NotifiedAddresses"]; notified_hosts: Schemas["NotifiedHosts"]; };
          };
        };
      };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.removeInvitee": {
    parameters: {
      query?: { notify?: boolean; reason?: string; };
      header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; invitee_id: Schemas["Id"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": {
            data: Schemas["Invitee"];
            meta: {
              already_removed: boolean;
              remaining_count: number;
              event_version: number;
              notified: Schemas["NotifiedAddresses"];
              notified_hosts: Schemas["NotifiedHosts"];
            };
          };
        };
      };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "eventTypes.list": {
    parameters: {
      query?: {
        q?: string;
        owner_id?: Schemas["Id"];
        host_id?: Schemas["Id"];
        is_active?: boolean;
        visibility?: Schemas["EventTypeVisibility"];
        include_deleted?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["EventTypeSelection"];
        include?: Parameters["EventTypeInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["EventType"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "eventTypes.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EventTypeCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["EventTypeEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "eventTypes.get": {
    parameters: {
      query?: { fields?: Parameters["EventTypeSelection"]; include?: Parameters["EventTypeInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["EventType"]; meta?: { omitted: Schemas["EventTypeRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "eventTypes.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["EventTypeUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EventTypeEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "eventTypes.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "eventTypes.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EventTypeEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "eventTypes.slots": {
    parameters: {
      query: {
        from: Schemas["Timestamp"];
        to: Schemas["Timestamp"];
        timezone?: Schemas["Timezone"];
        duration_minutes?: Schemas["EventMinutes"];
        limit?: number;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["SlotsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.list": {
    parameters: {
      query?: {
        q?: string;
        from?: Schemas["Timestamp"];
        to?: Schemas["Timestamp"];
        when?: "upcoming" | "past" | "all";
        status?: Schemas["EventStatus"][];
        event_type_id?: Schemas["Id"];
        host_id?: Schemas["Id"];
        contact_id?: Schemas["Id"];
        opportunity_id?: Schemas["Id"];
        invitee_email?: string;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["EventSelection"];
        include?: Parameters["EventInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["EventPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "events.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EventCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["EventEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.get": {
    parameters: {
      query?: { fields?: Parameters["EventSelection"]; include?: Parameters["EventInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Event"]; meta?: { omitted: Schemas["EventRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "events.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["EventUpdate"]; }; };
    responses: {
      200: {
        content: {
          "application/json": {
            data: Schemas["Event"];
            meta: { changed_fields: string[]; notified: Schemas["NotifiedAddresses"]; notified_hosts: Schemas["NotifiedHosts"]; };
          };
        };
      };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.ics": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; }; };
    responses: { 200: { content: { "text/calendar": string; }; }; } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "entities.events": {
    parameters: {
      query?: {
        when?: "upcoming" | "past" | "all";
        status?: Schemas["EventStatus"][];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["EventSelection"];
        include?: Parameters["EventInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EventPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "exports.list": {
    parameters: {
      query?: {
        status?: Schemas["JobStatus"];
        entity_type?: Schemas["ExportRecordType"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Export"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "exports.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ExportCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["ExportEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "exports.fields": {
    parameters: { query: { entity_type: Schemas["ExportRecordType"]; }; header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": Schemas["RecordFieldsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "exports.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["ExportEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "exports.delete": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "exports.file": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; }; };
    responses: { 200: { content: { "text/csv": string; }; }; } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 429 | 503 | "default">;
  };
  "files.list": {
    parameters: {
      query?: {
        record_type?: Schemas["FileRecordType"];
        record_id?: Schemas["Id"];
        status?: Schemas["FileStatus"];
        sha256?: Schemas["Sha256"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["FileSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["File"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "files.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["FileCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["FileEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "files.get": {
    parameters: {
      query?: { fields?: Parameters["FileSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["FileEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "files.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "files.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["FileEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "files.purge": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "files.download": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "*/*": string; }; };
      206: { content: { "*/*": string; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 409 | 416 | 421 | 429 | 503 | "default">;
  };
  "files.upload": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      200: { content: { "application/json": Schemas["FileEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "formPage.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { organization_slug: string; form_slug: string; }; };
    responses: { 200: { content: { "application/json": { data: Schemas["FormPage"]; }; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "formPage.submit": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">;
      path: { organization_slug: string; form_slug: string; };
    };
    requestBody: { content: { "application/json": Schemas["FormSubmissionRequest"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["FormReceipt"]; }; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "forms.submissions": {
    parameters: {
      query?: {
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["FormSubmissionSelection"];
        include?: Parameters["FormSubmissionInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["FormSubmissionPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "formSubmissions.purge": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "hostDecisions.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    responses: { 200: { content: { "application/json": Schemas["HostDecisionEnvelope"]; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "hostDecisions.confirm": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody?: { content: { "application/json": Schemas["HostConfirmation"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["HostDecisionEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "hostDecisions.decline": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody?: { content: { "application/json": Schemas["HostRefusal"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["HostDecisionEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "hostDecisions.slots": {
    parameters: {
      query: { from: Schemas["Timestamp"]; to: Schemas["Timestamp"]; timezone?: Schemas["Timezone"]; duration_minutes?: Schemas["EventMinutes"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { token: string; };
    };
    responses: {
      200: { content: { "application/json": Schemas["SlotsEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "hostDecisions.reschedule": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody: { content: { "application/json": Schemas["HostReschedule"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["HostDecisionEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "hostDecisions.cancel": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody?: { content: { "application/json": Schemas["HostCancellation"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["HostDecisionEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "identityProvider.get": {
    parameters: { query?: { fields?: Parameters["IdentityProviderSelection"]; }; header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": Schemas["IdentityProviderEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "identityProvider.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["IdentityProviderUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["IdentityProviderEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "identityProvider.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "identityProvider.test": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": { data: Schemas["IdentityProviderTest"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "emailDomains.list": {
    parameters: {
      query?: {
        status?: Schemas["EmailDomainStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["EmailDomainSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["EmailDomain"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "emailDomains.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailDomainCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["EmailDomainEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emailDomains.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "memberIdentity.delete": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "emailDomains.verify": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EmailDomainEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "imports.list": {
    parameters: {
      query?: {
        status?: Schemas["ImportStatus"];
        entity_type?: Schemas["ImportRecordType"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["ImportSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Import"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "imports.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ImportCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["ImportEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "imports.fields": {
    parameters: { query: { entity_type: Schemas["ImportRecordType"]; }; header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": Schemas["RecordFieldsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "imports.get": {
    parameters: {
      query?: { fields?: Parameters["ImportSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["ImportEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "imports.upload": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "text/csv": string; }; };
    responses: {
      200: { content: { "application/json": Schemas["ImportEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "imports.start": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody?: { content: { "application/json": Schemas["ImportStart"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["ImportEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "imports.failures": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; }; };
    responses: { 200: { content: { "text/csv": string; }; }; } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "jobs.list": {
    parameters: {
      query?: {
        status?: Schemas["JobStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Job"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "jobs.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["JobEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "jobs.cancel": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["JobEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "opportunities.lineItems": {
    parameters: {
      query?: {
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["LineItemSelection"];
        include?: Parameters["LineItemInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["LineItemPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "members.list": {
    parameters: {
      query?: {
        q?: string;
        role?: Schemas["RoleName"];
        status?: Schemas["MemberStatus"];
        include_deleted?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["MemberSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Member"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "members.invite": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["MemberInvite"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["MemberEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "members.get": {
    parameters: {
      query?: { fields?: Parameters["MemberSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["MemberEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "members.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["MemberUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["MemberEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "members.delete": {
    parameters: {
      query?: { reassign_to?: Schemas["Id"]; };
      header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "members.resendInvitation": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["MemberEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.notes": {
    parameters: {
      query?: {
        pinned?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["NoteSelection"];
        include?: Parameters["NoteInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: { 200: { content: { "application/json": Schemas["NotePage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "me.notifications": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": Schemas["NotificationPreferencesEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "me.updateNotifications": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["NotificationPreferencesUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["NotificationPreferencesEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 429 | 503 | "default">;
  };
  "opportunities.list": {
    parameters: {
      query?: {
        q?: string;
        pipeline_id?: Schemas["Id"];
        stage?: Schemas["StageKey"];
        status?: Schemas["StageType"];
        owner_id?: Schemas["Id"];
        company_id?: Schemas["Id"];
        contact_id?: Schemas["Id"];
        tag?: string;
        amount_min?: number;
        amount_max?: number;
        expected_close_after?: Schemas["Date"];
        expected_close_before?: Schemas["Date"];
        created_after?: Schemas["Timestamp"];
        created_before?: Schemas["Timestamp"];
        updated_after?: Schemas["Timestamp"];
        updated_before?: Schemas["Timestamp"];
        include_deleted?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        fields?: Parameters["OpportunitySelection"];
        include?: Parameters["OpportunityInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": Schemas["OpportunityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "opportunities.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["OpportunityCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["OpportunityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "opportunities.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["OpportunitySearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["OpportunityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "opportunities.get": {
    parameters: {
      query?: { fields?: Parameters["OpportunitySelection"]; include?: Parameters["OpportunityInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Opportunity"]; meta?: { omitted: Schemas["OpportunityRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "opportunities.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["OpportunityUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["OpportunityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "opportunities.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "opportunities.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["OpportunityEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.opportunities": {
    parameters: {
      query?: {
        status?: Schemas["StageType"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["OpportunitySelection"];
        include?: Parameters["OpportunityInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["OpportunityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "organization.get": {
    parameters: { query?: { fields?: Parameters["OrganizationSelection"]; }; header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": Schemas["OrganizationEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "organization.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["OrganizationUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["OrganizationEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "organization.updateTwoFactorPolicy": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TwoFactorPolicyUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["OrganizationEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 412 | 413 | 415 | 421 | 429 | 503 | "default">;
  };
  "organization.previewRetention": {
    parameters: {
      query?: { messages_days?: number; attachments_days?: number; timelines_days?: number; tasks_days?: number; deleted_days?: number; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["RetentionPreview"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "organization.requestDeletion": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["OrganizationDeletionRequest"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["OrganizationDeletion"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "organization.cancelDeletion": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["OrganizationEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "pipelines.list": {
    parameters: {
      query?: {
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["PipelineSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Pipeline"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "pipelines.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["PipelineCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["PipelineEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "pipelines.get": {
    parameters: {
      query?: { fields?: Parameters["PipelineSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["PipelineEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "pipelines.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["PipelineUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["PipelineEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "pipelines.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "products.purge": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "roles.list": {
    parameters: {
      query?: {
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["RoleSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Role"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "roles.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["RoleCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["RoleEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "roles.get": {
    parameters: {
      query?: { fields?: Parameters["RoleSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["RoleEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "roles.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["RoleUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["RoleEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "roles.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "schedules.list": {
    parameters: {
      query?: {
        user_id?: Schemas["Id"];
        include_deleted?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["ScheduleSelection"];
        include?: Parameters["ScheduleInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Schedule"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "schedules.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ScheduleCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["ScheduleEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "schedules.get": {
    parameters: {
      query?: { fields?: Parameters["ScheduleSelection"]; include?: Parameters["ScheduleInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Schedule"]; meta?: { omitted: Schemas["ScheduleRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "schedules.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["ScheduleUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["ScheduleEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "schedules.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "schedules.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["ScheduleEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "scimToken.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ScimToken"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "scimToken.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      201: { content: { "application/json": { data: Schemas["IssuedScimToken"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "scimToken.delete": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "search.find": {
    parameters: {
      query: { q: string; record_types?: Schemas["SearchedType"][]; page?: Parameters["Page"]; page_size?: Parameters["PageSize"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["SearchResult"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "segments.list": {
    parameters: {
      query?: {
        q?: string;
        entity_type?: Schemas["EntityType"];
        kind?: Schemas["SegmentKind"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["SegmentSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["SegmentPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "segments.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["SegmentCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["SegmentEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["SegmentSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SegmentPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.preview": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": { entity_type: Schemas["EntityType"]; filter: Schemas["FilterGroup"]; page_size?: number; }; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["SegmentPreview"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.get": {
    parameters: {
      query?: { fields?: Parameters["SegmentSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["SegmentEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "segments.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["SegmentUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SegmentEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "segments.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["SegmentEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.freeze": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["SegmentEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.members": {
    parameters: {
      query?: {
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["EntitySelection"];
        include?: Parameters["EntityInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EntityPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.addMembers": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    requestBody: { content: { "application/json": { entity_ids: Schemas["Id"][]; }; }; };
    responses: {
      200: { content: { "application/json": Schemas["SegmentEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.removeMember": {
    parameters: {
      header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; entity_id: Schemas["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 429 | 503 | "default">;
  };
  "session.create": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    requestBody: { content: { "application/json": Schemas["SessionCreate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SignedInEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "session.delete": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "session.verify": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    requestBody: { content: { "application/json": Schemas["SecondFactorVerify"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SignedInEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "session.confirm": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["SessionConfirm"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["SessionConfirmed"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "session.list": {
    parameters: {
      query?: { page?: Parameters["Page"]; page_size?: Parameters["PageSize"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Session"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "session.endOthers": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": { data: Schemas["SessionsEnded"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "session.end": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "me.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: { 200: { content: { "application/json": Schemas["MeEnvelope"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "me.update": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["MeUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["MeEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 429 | 503 | "default">;
  };
  "password.forgot": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; };
    requestBody: { content: { "application/json": Schemas["PasswordForgot"]; }; };
    responses: {
      202: { content: { "application/json": { data: Schemas["PasswordRequested"]; }; }; };
    } & Pick<Failures, 400 | 406 | 409 | 413 | 415 | 422 | 429 | 503 | "default">;
  };
  "password.reset": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; };
    requestBody: { content: { "application/json": Schemas["PasswordReset"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["PasswordChangedEnvelope"]; }; };
    } & Pick<Failures, 400 | 406 | 409 | 413 | 415 | 422 | 429 | 503 | "default">;
  };
  "password.change": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["PasswordChange"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["PasswordChangedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "password.remove": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["PasswordChangedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 429 | 503 | "default">;
  };
  "invitations.accept": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; };
    requestBody: { content: { "application/json": Schemas["InvitationAccept"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SignedInEnvelope"]; }; };
    } & Pick<Failures, 400 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "signInMethods.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": Schemas["SignInMethodsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "signInMethods.startAuthenticatorApp": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": { data: Schemas["AuthenticatorSecret"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "signInMethods.removeAuthenticatorApp": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["SignInMethodsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 429 | 503 | "default">;
  };
  "signInMethods.confirmAuthenticatorApp": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["AuthenticatorConfirm"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["RecoveryCodesEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "signInMethods.createRecoveryCodes": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": Schemas["RecoveryCodesEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "passkeys.list": {
    parameters: {
      query?: { page?: Parameters["Page"]; page_size?: Parameters["PageSize"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Passkey"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "passkeys.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["PasskeyCreate"]; }; };
    responses: {
      201: { content: { "application/json": { data: Schemas["PasskeyCreated"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "passkeys.creationOptions": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    responses: {
      200: { content: { "application/json": { data: Schemas["PasskeyCreationOptions"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "passkeys.update": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["PasskeyUpdate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["Passkey"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 413 | 415 | 421 | 429 | 503 | "default">;
  };
  "passkeys.delete": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 429 | 503 | "default">;
  };
  "session.passkeyOptions": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">; };
    requestBody: { content: { "application/json": Schemas["PasskeyOptionsCreate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["PasskeyRequestOptions"]; }; }; };
    } & Pick<Failures, 400 | 406 | 409 | 413 | 415 | 422 | 429 | 503 | "default">;
  };
  "session.createWithPasskey": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    requestBody: { content: { "application/json": Schemas["PasskeyAssertion"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SignedInEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 429 | 503 | "default">;
  };
  "signInSettings.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: {
      200: { content: { "application/json": { data: Schemas["SignInSettings"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "subscriptions.get": {
    parameters: { query?: { email?: string; }; header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SubscriptionsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "subscriptions.update": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["SubscriptionsUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["SubscriptionsEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "preferences.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    responses: { 200: { content: { "application/json": Schemas["MailPreferencesEnvelope"]; }; }; } & Pick<Failures, 400 | 404 | 406 | 429 | 503 | "default">;
  };
  "preferences.update": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { token: string; }; };
    requestBody: { content: { "application/json": Schemas["MailPreferencesUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["MailPreferencesEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 413 | 415 | 422 | 429 | 503 | "default">;
  };
  "suppressions.list": {
    parameters: {
      query?: {
        q?: string;
        email?: string;
        reason?: Schemas["SuppressionReason"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Suppression"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "suppressions.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["SuppressionCreate"]; }; };
    responses: {
      201: { content: { "application/json": { data: Schemas["Suppression"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "suppressions.delete": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "suppressions.takeReturned": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ReturnedMessage"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ReturnedOutcome"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "system.openapi": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; };
    responses: { 200: { content: { "application/json": Schemas["OpenApiDocument"]; }; }; } & Pick<Failures, 400 | 406 | 429 | 503 | "default">;
  };
  "tasks.complete": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["TaskEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.tasks": {
    parameters: {
      query?: {
        status?: Schemas["TaskStatus"];
        overdue?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["TaskSelection"];
        include?: Parameters["TaskInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["TaskPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "teamPage.get": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { organization_slug: string; event_slug: string; }; };
    responses: { 200: { content: { "application/json": Schemas["BookingPageEnvelope"]; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "teamPage.slots": {
    parameters: {
      query: { from: Schemas["Timestamp"]; to: Schemas["Timestamp"]; timezone?: Schemas["Timezone"]; duration_minutes?: Schemas["EventMinutes"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { organization_slug: string; event_slug: string; };
    };
    responses: { 200: { content: { "application/json": Schemas["SlotsEnvelope"]; }; }; } & Pick<Failures, 400 | 404 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "teamPage.book": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id">;
      path: { organization_slug: string; event_slug: string; };
    };
    requestBody: { content: { "application/json": Schemas["BookingRequest"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["BookingEnvelope"]; }; };
    } & Pick<Failures, 400 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "views.list": {
    parameters: {
      query?: {
        record_type?: Schemas["ViewRecordType"];
        visibility?: Schemas["ViewVisibility"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["ViewSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["View"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "views.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ViewCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["ViewEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "views.get": {
    parameters: {
      query?: { fields?: Parameters["ViewSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["ViewEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "views.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["ViewUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["ViewEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "views.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "webhooks.list": {
    parameters: {
      query?: {
        status?: Schemas["WebhookStatus"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["WebhookSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Webhook"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "webhooks.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["WebhookCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["IssuedWebhookEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "webhooks.get": {
    parameters: {
      query?: { fields?: Parameters["WebhookSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["WebhookEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "webhooks.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["WebhookUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["WebhookEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "webhooks.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "webhooks.rotateSecret": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["IssuedWebhookEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "webhooks.test": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      202: { content: { "application/json": { data: Schemas["WebhookDelivery"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 421 | 422 | 429 | 503 | "default">;
  };
  "webhooks.redeliver": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["WebhookRedeliver"]; }; };
    responses: {
      202: { content: { "application/json": { data: Schemas["WebhookRedelivered"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "webhooks.deliveries": {
    parameters: {
      query?: {
        status?: Schemas["WebhookDeliveryStatus"];
        type?: Schemas["WebhookEventType"];
        created_after?: Schemas["Timestamp"];
        created_before?: Schemas["Timestamp"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["WebhookDelivery"][]; meta: Schemas["ListMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "webhooks.delivery": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">; path: { id: Parameters["Id"]; delivery_id: Schemas["Id"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["AttemptedWebhookDelivery"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "emailTemplates.list": {
    parameters: {
      query?: {
        q?: string;
        kind?: Schemas["EmailTemplateKind"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["EmailTemplateSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": Schemas["EmailTemplatePage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "emailTemplates.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailTemplateCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["EmailTemplateEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emailTemplates.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailTemplateSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EmailTemplatePage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emailTemplates.get": {
    parameters: {
      query?: { fields?: Parameters["EmailTemplateSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EmailTemplateEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "emailTemplates.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["EmailTemplateUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["EmailTemplateEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emailTemplates.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "emailTemplates.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["EmailTemplateEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "forms.list": {
    parameters: {
      query?: {
        q?: string;
        slug?: Schemas["FormSlug"];
        owner_id?: string;
        tag?: string;
        is_active?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["WebFormSelection"];
        include?: Parameters["WebFormInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["WebFormPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "forms.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["WebFormCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["WebFormEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "forms.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["WebFormSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["WebFormPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "forms.get": {
    parameters: {
      query?: { fields?: Parameters["WebFormSelection"]; include?: Parameters["WebFormInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["WebForm"]; meta?: { omitted: Schemas["WebFormRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "forms.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["WebFormUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["WebFormEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "forms.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "forms.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["WebFormEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "formSubmissions.list": {
    parameters: {
      query?: {
        q?: string;
        form_id?: string;
        contact_id?: string;
        email?: Schemas["Email"];
        sender_hash?: string;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        fields?: Parameters["FormSubmissionSelection"];
        include?: Parameters["FormSubmissionInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": Schemas["FormSubmissionPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "formSubmissions.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["FormSubmissionSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["FormSubmissionPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "formSubmissions.get": {
    parameters: {
      query?: { fields?: Parameters["FormSubmissionSelection"]; include?: Parameters["FormSubmissionInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["FormSubmission"]; meta?: { omitted: Schemas["FormSubmissionRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "lineItems.list": {
    parameters: {
      query?: {
        q?: string;
        opportunity_id?: string;
        product_id?: string;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["LineItemSelection"];
        include?: Parameters["LineItemInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["LineItemPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "lineItems.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["LineItemCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["LineItemEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "lineItems.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["LineItemSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["LineItemPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "lineItems.get": {
    parameters: {
      query?: { fields?: Parameters["LineItemSelection"]; include?: Parameters["LineItemInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["LineItem"]; meta?: { omitted: Schemas["LineItemRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "lineItems.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["LineItemUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["LineItemEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "lineItems.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "lineItems.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["LineItemEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "notes.list": {
    parameters: {
      query?: {
        q?: string;
        pinned?: boolean;
        created_by?: Schemas["Id"];
        record_type?: Schemas["RelatedRecordType"];
        record_id?: Schemas["Id"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["NoteSelection"];
        include?: Parameters["NoteInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["NotePage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "notes.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["NoteCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["NoteEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "notes.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["NoteSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["NotePage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "notes.get": {
    parameters: {
      query?: { fields?: Parameters["NoteSelection"]; include?: Parameters["NoteInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Note"]; meta?: { omitted: Schemas["NoteRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "notes.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["NoteUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["NoteEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "notes.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "notes.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["NoteEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "products.list": {
    parameters: {
      query?: {
        q?: string;
        code?: string;
        unit_price_min?: number;
        unit_price_max?: number;
        currency?: Schemas["Currency"];
        is_active?: boolean;
        owner_id?: string;
        tag?: string;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["ProductSelection"];
        include?: Parameters["ProductInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: {
      200: { content: { "application/json": Schemas["ProductPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "products.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ProductCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["ProductEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "products.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ProductSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["ProductPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "products.get": {
    parameters: {
      query?: { fields?: Parameters["ProductSelection"]; include?: Parameters["ProductInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Product"]; meta?: { omitted: Schemas["ProductRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "products.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["ProductUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["ProductEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "products.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "products.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["ProductEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "tasks.list": {
    parameters: {
      query?: {
        q?: string;
        type?: Schemas["TaskType"];
        status?: Schemas["TaskStatus"];
        priority?: Schemas["TaskPriority"];
        due_after?: string;
        due_before?: string;
        assignee_id?: string;
        tag?: string;
        overdue?: boolean;
        record_type?: Schemas["RelatedRecordType"];
        record_id?: Schemas["Id"];
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["TaskSelection"];
        include?: Parameters["TaskInclusion"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["TaskPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 422 | 429 | 503 | "default">;
  };
  "tasks.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TaskCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["TaskEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "tasks.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TaskSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["TaskPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "tasks.get": {
    parameters: {
      query?: { fields?: Parameters["TaskSelection"]; include?: Parameters["TaskInclusion"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": { data: Schemas["Task"]; meta?: { omitted: Schemas["TaskRelationName"][]; }; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "tasks.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["TaskUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["TaskEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "tasks.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "tasks.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["TaskEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "topics.list": {
    parameters: {
      query?: {
        q?: string;
        slug?: string;
        is_public?: boolean;
        opt_in_required?: boolean;
        page?: Parameters["Page"];
        page_size?: Parameters["PageSize"];
        cursor?: Parameters["Cursor"];
        ids?: Parameters["Ids"];
        created_after?: Parameters["CreatedAfter"];
        created_before?: Parameters["CreatedBefore"];
        updated_after?: Parameters["UpdatedAfter"];
        updated_before?: Parameters["UpdatedBefore"];
        include_deleted?: Parameters["IncludeDeleted"];
        fields?: Parameters["TopicSelection"];
        sort?: string;
      };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
    };
    responses: { 200: { content: { "application/json": Schemas["TopicPage"]; }; }; } & Pick<Failures, 400 | 401 | 403 | 406 | 421 | 429 | 503 | "default">;
  };
  "topics.create": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TopicCreate"]; }; };
    responses: {
      201: { content: { "application/json": Schemas["TopicEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "topics.search": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TopicSearch"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["TopicPage"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "topics.get": {
    parameters: {
      query?: { fields?: Parameters["TopicSelection"]; };
      header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["TopicEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 421 | 429 | 503 | "default">;
  };
  "topics.update": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    requestBody: { content: { "application/json": Schemas["TopicUpdate"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["TopicEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "topics.delete": {
    parameters: { header?: Pick<RequestHeaders, "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; path: { id: Parameters["Id"]; }; };
    responses: {
      200: { content: { "application/json": Schemas["DeletedEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 412 | 421 | 429 | 503 | "default">;
  };
  "topics.restore": {
    parameters: {
      header?: Pick<RequestHeaders, "Idempotency-Key" | "If-Match" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">;
      path: { id: Parameters["Id"]; };
    };
    responses: {
      200: { content: { "application/json": Schemas["TopicEnvelope"]; }; };
    } & Pick<Failures, 400 | 401 | 403 | 404 | 406 | 409 | 412 | 421 | 422 | 429 | 503 | "default">;
  };
  "busyFeeds.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["BusyFeedBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["BusyFeedBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["CampaignBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["CampaignBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "customFields.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["CustomFieldBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["CustomFieldBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "eventTypes.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EventTypeBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EventTypeBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "opportunities.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["OpportunityBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["OpportunityBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "pipelines.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["PipelineBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["PipelineBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "schedules.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ScheduleBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ScheduleBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["SegmentBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["SegmentBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "views.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ViewBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ViewBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emailTemplates.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailTemplateBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EmailTemplateBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "forms.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["WebFormBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["WebFormBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "lineItems.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["LineItemBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["LineItemBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "notes.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["NoteBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["NoteBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "products.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ProductBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ProductBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "tasks.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TaskBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["TaskBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "topics.batch": {
    parameters: { header?: Pick<RequestHeaders, "Idempotency-Key" | "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TopicBatch"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["TopicBatchResults"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 409 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "campaigns.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["CampaignAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["CampaignAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emails.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailMessageAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EmailMessageAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "entities.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EntityAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EntityAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "events.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EventAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EventAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "opportunities.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["OpportunityAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["OpportunityAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "segments.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["SegmentAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["SegmentAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "emailTemplates.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["EmailTemplateAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["EmailTemplateAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "forms.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["WebFormAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["WebFormAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "formSubmissions.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["FormSubmissionAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["FormSubmissionAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "lineItems.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["LineItemAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["LineItemAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "notes.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["NoteAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["NoteAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "products.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["ProductAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["ProductAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "tasks.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TaskAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["TaskAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
  "topics.aggregate": {
    parameters: { header?: Pick<RequestHeaders, "Accept-Language" | "X-Request-Id" | "X-CSRF-Token">; };
    requestBody: { content: { "application/json": Schemas["TopicAggregate"]; }; };
    responses: {
      200: { content: { "application/json": { data: Schemas["TopicAggregateGroups"]; meta: Schemas["AggregateMeta"]; }; }; };
    } & Pick<Failures, 400 | 401 | 403 | 406 | 413 | 415 | 421 | 422 | 429 | 503 | "default">;
  };
}
type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P]; };
type Schemas = components["schemas"];
type Parameters = components["parameters"];
/** The error responses by status; openapi.json lists the codes that each operation returns. */
interface Failures {
  "default": components["responses"]["500"];
  400: components["responses"]["400"];
  401: components["responses"]["401"];
  403: components["responses"]["403"];
  404: components["responses"]["404"];
  406: components["responses"]["406"];
  409: components["responses"]["409InProgressSecretShown"];
  412: components["responses"]["412"];
  413: components["responses"]["413"];
  415: components["responses"]["415"];
  416: components["responses"]["416"];
  421: components["responses"]["421"];
  422: components["responses"]["422"];
  429: components["responses"]["429"];
  503: components["responses"]["503"];
}
/** The headers of requests. */
interface RequestHeaders {
  "webhook-id": Parameters["WebhookId"];
  "webhook-timestamp": Parameters["WebhookTimestamp"];
  "webhook-signature": Parameters["WebhookSignature"];
  "Accept-Language"?: Parameters["AcceptLanguage"];
  "X-Request-Id"?: Parameters["RequestId"];
  "X-CSRF-Token"?: Parameters["CsrfToken"];
  "If-Match"?: Parameters["IfMatch"];
  "Idempotency-Key"?: Parameters["IdempotencyKey"];
}
