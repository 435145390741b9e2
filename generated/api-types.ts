// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
export interface paths {
    "/v1/entities/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the timeline of a contact or a company
         * @description Newest first. Entries about records that the caller may not read are left out.
         */
        get: operations["entities.activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/opportunities/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the timeline of an opportunity
         * @description Newest first. Entries about records that the caller may not read are left out.
         */
        get: operations["opportunities.activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys
         * @description Expired and revoked ones too.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Create an API key
         * @description The secret is in this answer only. A key never may more than the person who created it, now and later. Needs the plan `professional` or `enterprise`.
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Its secret is never shown again.
         */
        get: operations["apiKeys.get"];
        /**
         * Change an API key
         * @description Acts within a second. A revoked key cannot be changed.
         */
        put: operations["apiKeys.update"];
        post?: never;
        /**
         * Revoke an API key
         * @description Acts within a second and cannot be undone. The key stays in the list, with its status.
         */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an API key a new secret
         * @description The secret is in this answer only. The secret so far goes on working for `grace_seconds`.
         */
        post: operations["apiKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Filters add up (and). Newest first unless `sort` says otherwise. Without the bodies; get one to read them.
         */
        get: operations["campaigns.list"];
        put?: never;
        /**
         * Create a campaign
         * @description A draft; it may be incomplete until it is scheduled or sent. Subject and bodies may name variables as `{{first_name}}`, with a fallback as `{{first_name|friend}}`. Where `owner_id` is left out, the creator owns it.
         */
        post: operations["campaigns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search campaigns by a filter
         * @description `filter` is a tree of conditions; without it every campaign matches. Comparisons ignore case; `neq`, `not_in` and `not_contains` also match empty values.
         */
        post: operations["campaigns.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description With its bodies and what became of it.
         */
        get: operations["campaigns.get"];
        /**
         * Change a campaign
         * @description Fields that are sent change, `null` clears, fields left out stay. What is sent out can be changed in a draft only; `name`, `tags` and `owner_id` always.
         */
        put: operations["campaigns.update"];
        post?: never;
        /**
         * Delete a campaign
         * @description Not while it is `scheduled` or `sending`. It can be restored.
         */
        delete: operations["campaigns.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted campaign
         * @description A campaign that is not deleted is answered unchanged.
         */
        post: operations["campaigns.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a campaign
         * @description A draft only. It must be complete: subject, `from`, a body, and at least one live segment of contacts; everything that is missing is told at once.
         */
        post: operations["campaigns.schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/unschedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a scheduled campaign a draft again
         * @description It can then be changed, scheduled for another time, or sent.
         */
        post: operations["campaigns.unschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a campaign now
         * @description A draft or a scheduled one; it must be complete, as for `schedule`. The recipients are put together in the background, each address once: all members of its segments but those of the excluded ones.
         */
        post: operations["campaigns.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a campaign
         * @description A scheduled one, or the rest of one that is being sent. It cannot be taken up again.
         */
        post: operations["campaigns.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a campaign
         * @description One that was sent or cancelled.
         */
        post: operations["campaigns.archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a campaign to a few addresses to try it
         * @description One transactional message per address. Variables have the values of the contact with this address, else of whoever asks. It needs a subject, `from` and a body; it counts in no statistics.
         */
        post: operations["campaigns.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the recipients of a campaign
         * @description There are some once it is being sent.
         */
        get: operations["campaigns.recipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields
         * @description Archived ones too, unless `archived` says otherwise. Values of archived fields can still be read and searched for.
         */
        get: operations["customFields.list"];
        put?: never;
        /**
         * Create a custom field
         * @description Its key is unique among the fields of the same kind of record, which has at most 100. `options` is required for `select` and `multi_select`, and for no other type. A field that is required from now on is asked for when a record is created, and cannot be cleared; records that have no value yet can be changed without one.
         */
        post: operations["customFields.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/custom-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a custom field
         * @description Archived ones too.
         */
        get: operations["customFields.get"];
        /**
         * Change a custom field
         * @description Kind of record, key and type stay. Values with an option that is gone stay as they are until they are changed. An archived field takes no new values.
         */
        put: operations["customFields.update"];
        post?: never;
        /**
         * Delete a custom field
         * @description Refused with `in_use` while a record, deleted ones included, has a value of it. Archive it instead.
         */
        delete: operations["customFields.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List e-mail messages
         * @description Filters add up (and). Newest first unless `sort` says otherwise. Without the texts; get one to read them.
         */
        get: operations["emails.list"];
        put?: never;
        /**
         * Send an e-mail message
         * @description Accepts the message and sends it in the background, at `send_at` or as soon as possible. Each item of `to`, `cc` and `bcc` is one address, each address stands once. Who has unsubscribed gets no marketing, and who cannot be reached gets nothing: such a recipient is `suppressed`. Where that leaves nobody, nothing is accepted.
         */
        post: operations["emails.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an e-mail message
         * @description With its texts; what is attached is listed, not sent back.
         */
        get: operations["emails.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/emails/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an e-mail message
         * @description Possible while it is `scheduled` or `queued`; later it is refused with `state_conflict`.
         */
        post: operations["emails.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts and companies
         * @description Filters add up (and). The total is exact. Newest first unless `sort` says otherwise.
         */
        get: operations["entities.list"];
        put?: never;
        /**
         * Create a contact or a company
         * @description A contact needs at least one of `first_name`, `last_name` and `email`; a company needs `name`. E-mail addresses are unique among live contacts, domains among live companies. Where `owner_id` is left out, the creator owns the record.
         */
        post: operations["entities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search contacts and companies by a filter
         * @description `filter` is a tree of conditions; without it every record matches. Comparisons ignore case; `neq`, `not_in` and `not_contains` also match empty values.
         */
        post: operations["entities.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a contact or a company
         * @description A deleted record is not found here; restore it first, or list it with `include_deleted`.
         */
        get: operations["entities.get"];
        /**
         * Change a contact or a company
         * @description Fields that are sent change, `null` clears, fields left out stay. `custom_fields` are merged key by key; other objects and arrays are replaced as a whole.
         */
        put: operations["entities.update"];
        post?: never;
        /**
         * Delete a contact or a company
         * @description The record can be restored until it is purged. Its e-mail addresses or domains become free.
         */
        delete: operations["entities.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted contact or company
         * @description Refused with `duplicate` where a live record has taken one of its e-mail addresses or domains. A record that is not deleted is answered unchanged.
         */
        post: operations["entities.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/purge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a contact or a company for ever
         * @description Takes live and deleted records alike; nothing brings the record back.
         */
        post: operations["entities.purge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contact or a company, or change the one that is there
         * @description Looks for a live record by `match_by`: a contact by one of its e-mail addresses, a company by one of its domains, either by its id in `namespace`. One that is there is changed as by PUT, but that external ids are added to those it has, and that an address or domain by which it was found stays where it is; otherwise the record is created. Any number of such calls at the same time make one record.
         */
        post: operations["entities.upsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, change and delete up to 100 contacts and companies
         * @description Each operation is done on its own, one after the other: one that fails undoes nothing. A body that does not fit the contract is refused as a whole, and nothing is done. Deleting needs the permission `entities:delete` too.
         */
        post: operations["entities.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say which company a contact works for
         * @description The same call again changes nothing. With `replace_existing: false` a contact that has another company is left as it is, and the call refused with `state_conflict`.
         */
        put: operations["entities.linkCompany"];
        post?: never;
        /**
         * Say that a contact has no company
         * @description A contact without one is answered unchanged.
         */
        delete: operations["entities.unlinkCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the contacts of a company
         * @description A contact has none of its own and is refused as `unprocessable`.
         */
        get: operations["entities.contacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports
         * @description Newest first unless `sort` says otherwise.
         */
        get: operations["imports.list"];
        put?: never;
        /**
         * Prepare an import
         * @description Says what the file will hold. Then send the file (PUT …/file), look at the columns that were found, and start (POST …/start). Without a mapping the columns are matched by their names, in English and French.
         */
        post: operations["imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an import
         * @description While it runs, `processed_rows` of `rows` and `seconds_left` say how far it is.
         */
        get: operations["imports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send the file of an import
         * @description CSV in UTF-8, with a line of column names; separated by comma, semicolon, tab or `|`. Taken as it arrives, up to 256 MiB, also with `Content-Encoding: gzip` (256 MiB unpacked). A file that cannot be read is refused with the line where that begins, and nothing of it is kept; neither is one whose sending broke off. Until the import is started, another file replaces it.
         */
        put: operations["imports.upload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an import
         * @description Runs in the background, in batches that are each written as a whole: it goes on where it was after a crash, and is cancelled with POST /v1/jobs/{job_id}/cancel. What is sent here replaces what was said at first. After a dry run it can be started again.
         */
        post: operations["imports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/failures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download the failed rows
         * @description CSV: the line in the file, the fields and reasons (in the caller's language), then the row as it was. Put right, it can be imported again: the columns `import_line`, `import_fields` and `import_reasons` are left out by themselves.
         */
        get: operations["imports.failures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a job
         * @description How far it is. Only whoever started it, and those who manage the organization, see it; for 30 days after its end.
         */
        get: operations["jobs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description One that waits is cancelled at once; one that runs stops at its next step, and what it has done until then stays. A job that has ended is refused with `state_conflict`.
         */
        post: operations["jobs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members
         * @description Invited and suspended ones too. Newest first unless `sort` says otherwise.
         */
        get: operations["members.list"];
        put?: never;
        /**
         * Invite somebody
         * @description Sends a link that is good for seven days. An address that has an account already, here or elsewhere, is refused with `duplicate`.
         */
        post: operations["members.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description By the id that `owner_id` and `created_by` also hold.
         */
        get: operations["members.get"];
        /**
         * Change a member
         * @description A suspended member is signed out at once, and keys that the member created stop working. The last owner can be neither suspended nor given another role, and nobody gives a role that exceeds their own.
         */
        put: operations["members.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/resend-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation again
         * @description Sends a new link; earlier ones stop working. Only while the member is `invited`.
         */
        post: operations["members.resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes
         * @description Filters add up (and). The total is exact. Newest first unless `sort` says otherwise; `-pinned` puts pinned ones first.
         */
        get: operations["notes.list"];
        put?: never;
        /**
         * Create a note
         * @description The body is Markdown. HTML is taken out of it: tags and comments, and scripts and styles with their content; what stands in Markdown code stays. Whoever shows it must still treat it as text that people wrote.
         */
        post: operations["notes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search notes by a filter
         * @description `filter` is a tree of conditions; without it every note matches. Comparisons ignore case; `neq`, `not_in` and `not_contains` also match empty values.
         */
        post: operations["notes.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a note
         * @description A deleted one is not found here; restore it first, or list it with `include_deleted`.
         */
        get: operations["notes.get"];
        /**
         * Change a note
         * @description Only its author and administrators change a note. Fields that are sent change, `null` clears, fields left out stay; `related_to` is replaced as a whole.
         */
        put: operations["notes.update"];
        post?: never;
        /**
         * Delete a note
         * @description It can be restored. Only its author and administrators delete a note.
         */
        delete: operations["notes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted note back
         * @description A note that is not deleted stays as it is.
         */
        post: operations["notes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the notes about a contact or a company
         * @description Live ones only; newest first unless `sort` says otherwise.
         */
        get: operations["entities.notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List opportunities
         * @description Filters add up (and). The total is exact. Newest first unless `sort` says otherwise.
         */
        get: operations["opportunities.list"];
        put?: never;
        /**
         * Create an opportunity
         * @description In the default pipeline and its first open stage, in the organization's currency and owned by its creator, unless the body says otherwise. Contacts and the company that are not customers yet move to the lifecycle stage `opportunity`.
         */
        post: operations["opportunities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/opportunities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search opportunities by a filter
         * @description `filter` is a tree of conditions; without it every opportunity matches. Comparisons ignore case; `neq`, `not_in` and `not_contains` also match empty values.
         */
        post: operations["opportunities.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/opportunities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an opportunity
         * @description A deleted one is not found here; restore it first, or list it with `include_deleted`.
         */
        get: operations["opportunities.get"];
        /**
         * Change an opportunity
         * @description Fields that are sent change, `null` clears, fields left out stay; `contacts` are replaced as a whole. Another stage brings its own probability, and another pipeline its first open stage, unless the body says otherwise. Contacts and the company of an opportunity that is won move to the lifecycle stage `customer`.
         */
        put: operations["opportunities.update"];
        post?: never;
        /**
         * Delete an opportunity
         * @description It can be restored.
         */
        delete: operations["opportunities.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/opportunities/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a deleted opportunity
         * @description Where its stage is gone meanwhile, it is in the first one of the same type; where its pipeline is gone, in the default one. An opportunity that is not deleted is answered unchanged.
         */
        post: operations["opportunities.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the opportunities of a contact or a company
         * @description Of a company those with it; of a contact those where it is the primary contact or among the others. Newest first unless `sort` says otherwise.
         */
        get: operations["entities.opportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the organization
         * @description Its plan, its defaults and where its data is kept.
         */
        get: operations["organization.get"];
        /**
         * Change the organization
         * @description Fields that are sent change, fields left out stay.
         */
        put: operations["organization.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pipelines
         * @description Each with its stages. Newest first unless `sort` says otherwise.
         */
        get: operations["pipelines.list"];
        put?: never;
        /**
         * Create a pipeline
         * @description Its name is unique. It needs a stage of each type; a `won` stage has the probability 100, a `lost` one 0. Where it is the default, the one before it no longer is.
         */
        post: operations["pipelines.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pipelines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a pipeline
         * @description With its stages, in their order.
         */
        get: operations["pipelines.get"];
        /**
         * Change a pipeline
         * @description `stages` are replaced as a whole: a stage that an opportunity is in can neither go nor change its type (`in_use`). Other probabilities are for what enters a stage from now on. The default pipeline stays it until another one is.
         */
        put: operations["pipelines.update"];
        post?: never;
        /**
         * Delete a pipeline
         * @description Refused with `in_use` while an opportunity is in it. The default pipeline cannot be deleted.
         */
        delete: operations["pipelines.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description The built-in ones too.
         */
        get: operations["roles.list"];
        put?: never;
        /**
         * Create a role
         * @description Its name is unique; its permissions may not exceed those of whoever creates it.
         */
        post: operations["roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a role
         * @description Built-in ones too.
         */
        get: operations["roles.get"];
        /**
         * Change a role
         * @description Acts at once on everybody who has it. Built-in roles cannot be changed.
         */
        put: operations["roles.update"];
        post?: never;
        /**
         * Delete a role
         * @description Refused with `in_use` while a member has it. Built-in roles cannot be deleted.
         */
        delete: operations["roles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all kinds of records
         * @description Finds records by words in their names and texts, without regard to case and accents; a word may be the beginning or a part of one. Where nothing has all the words, records with similar ones are found. Only kinds that the caller may read. The most relevant first. A record that was just written is found.
         */
        get: operations["search.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookie. An unknown address, a wrong password and a suspended account are answered alike. A session ends after 12 hours without a request, and after 7 days in any case.
         */
        post: operations["session.create"];
        /**
         * Sign out
         * @description Ends the session of this request and clears its cookie.
         */
        delete: operations["session.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own sessions
         * @description Those that have not ended, newest first.
         */
        get: operations["session.list"];
        put?: never;
        post?: never;
        /**
         * End one's other sessions
         * @description The session of this request goes on.
         */
        delete: operations["session.endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of one's own sessions
         * @description Signs that browser out; the session of this request too, if it is the one.
         */
        delete: operations["session.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I, and what may I do
         * @description For people and keys alike.
         */
        get: operations["me.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Sends a link that is good for 30 minutes and once. The answer is the same for an unknown address.
         */
        post: operations["password.forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link's token
         * @description Ends every session of the person. A token that is unknown, used or too old is refused.
         */
        post: operations["password.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Ends every other session of the person.
         */
        post: operations["password.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Sets the password and the session cookie: the person is signed in. A token that is unknown, used or too old is refused.
         */
        post: operations["invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this contract
         * @description The OpenAPI 3.1 document of everything under /v1, outside the envelope.
         */
        get: operations["system.openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Filters add up (and). The total is exact. Newest first unless `sort` says otherwise; `priority` sorts from low to urgent.
         */
        get: operations["tasks.list"];
        put?: never;
        /**
         * Create a task
         * @description Where left out, `type` is `todo`, `status` is `todo`, `priority` is `normal` and the creator is the assignee. A reminder needs a due time and comes at it or before.
         */
        post: operations["tasks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search tasks by a filter
         * @description `filter` is a tree of conditions; without it every task matches. Comparisons ignore case; `neq`, `not_in` and `not_contains` also match empty values.
         */
        post: operations["tasks.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description A deleted one is not found here; restore it first, or list it with `include_deleted`.
         */
        get: operations["tasks.get"];
        /**
         * Change a task
         * @description Fields that are sent change, `null` clears, fields left out stay. `custom_fields` are merged key by key; arrays are replaced as a whole. `completed_at` follows the status.
         */
        put: operations["tasks.update"];
        post?: never;
        /**
         * Delete a task
         * @description It can be restored. Members delete only tasks that they created or that are assigned to them.
         */
        delete: operations["tasks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted task back
         * @description A task that is not deleted stays as it is.
         */
        post: operations["tasks.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         * @description A task that is completed already stays as it is.
         */
        post: operations["tasks.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the tasks about a contact or a company
         * @description Live ones only; newest first unless `sort` says otherwise.
         */
        get: operations["entities.tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "campaign.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A campaign was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignEvent"] & {
                        /** @constant */
                        type?: "campaign.created";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A campaign was scheduled */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignEvent"] & {
                        /** @constant */
                        type?: "campaign.scheduled";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A campaign went out to all its recipients */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignEvent"] & {
                        /** @constant */
                        type?: "campaign.sent";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A campaign was cancelled */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignEvent"] & {
                        /** @constant */
                        type?: "campaign.cancelled";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was handed to the mail server */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailEvent"] & {
                        /** @constant */
                        type?: "email.sent";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message could not be sent */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailEvent"] & {
                        /** @constant */
                        type?: "email.failed";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.bounced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message came back from a recipient */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailEvent"] & {
                        /** @constant */
                        type?: "email.bounced";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.unsubscribed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recipient wants no more marketing */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailEvent"] & {
                        /** @constant */
                        type?: "email.unsubscribed";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A note was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteEvent"] & {
                        /** @constant */
                        type?: "note.created";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of a note changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteEvent"] & {
                        /** @constant */
                        type?: "note.updated";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A note was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteEvent"] & {
                        /** @constant */
                        type?: "note.deleted";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted note came back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteEvent"] & {
                        /** @constant */
                        type?: "note.restored";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "opportunity.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An opportunity was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpportunityEvent"] & {
                        /** @constant */
                        type?: "opportunity.created";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "opportunity.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of an opportunity changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpportunityEvent"] & {
                        /** @constant */
                        type?: "opportunity.updated";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "opportunity.stage_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An opportunity went to another stage */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpportunityEvent"] & {
                        /** @constant */
                        type?: "opportunity.stage_changed";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "opportunity.won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An opportunity was won */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpportunityEvent"] & {
                        /** @constant */
                        type?: "opportunity.won";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "opportunity.lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An opportunity was lost */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpportunityEvent"] & {
                        /** @constant */
                        type?: "opportunity.lost";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "opportunity.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An opportunity was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpportunityEvent"] & {
                        /** @constant */
                        type?: "opportunity.deleted";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A task was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaskEvent"] & {
                        /** @constant */
                        type?: "task.created";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of a task changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaskEvent"] & {
                        /** @constant */
                        type?: "task.updated";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A task was completed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaskEvent"] & {
                        /** @constant */
                        type?: "task.completed";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A task was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaskEvent"] & {
                        /** @constant */
                        type?: "task.deleted";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted task came back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TaskEvent"] & {
                        /** @constant */
                        type?: "task.restored";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.created";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of a contact changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.updated";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.deleted";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted contact came back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.restored";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.lifecycle_stage_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact reached another stage */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.lifecycle_stage_changed";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.company_linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was linked to a company */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.company_linked";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.company_unlinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was unlinked from its company */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.company_unlinked";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyEvent"] & {
                        /** @constant */
                        type?: "company.created";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of a company changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyEvent"] & {
                        /** @constant */
                        type?: "company.updated";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyEvent"] & {
                        /** @constant */
                        type?: "company.deleted";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted company came back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The event's id, the same at every attempt. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyEvent"] & {
                        /** @constant */
                        type?: "company.restored";
                    };
                };
            };
            responses: {
                /** @description Taken. Any status from 200 to 299 says so; after anything else it is sent again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description What kind of thing happened.
         * @enum {string}
         */
        ActivityType: "record_created" | "field_changed" | "lifecycle_changed" | "stage_changed" | "linked" | "unlinked" | "merged" | "note_added" | "task_created" | "task_completed" | "email_sent" | "event_booked" | "event_rescheduled" | "event_cancelled" | "event_no_show";
        /**
         * @description One entry in the timeline of a record. Its id is not that of a record.
         * @example {
         *       "id": "019cb4e9-2b3c-7d4e-8f5a-6b7c8d9e0f11",
         *       "type": "field_changed",
         *       "occurred_at": "2026-03-02T10:00:00.000Z",
         *       "actor": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "summary": "Claire Fontaine changed job_title.",
         *       "changes": [
         *         {
         *           "field": "job_title",
         *           "old": null,
         *           "new": "Mathematician"
         *         }
         *       ],
         *       "related": null
         *     }
         */
        Activity: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ActivityType"];
            occurred_at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["Actor"];
            /** @description One short sentence; localized. */
            summary: string;
            /** @description The fields that changed; custom fields as `custom_fields.<key>`. */
            changes: {
                field: string;
                /** @description The value before. */
                old: unknown;
                /** @description The value now. */
                new: unknown;
            }[] | null;
            /** @description The record that it is about, beside the one whose timeline this is. */
            related: {
                /** @description Kind of record. */
                type: string;
                id: components["schemas"]["Id"];
            } | null;
        };
        /**
         * @description Only an active key works.
         * @enum {string}
         */
        ApiKeyStatus: "active" | "expired" | "revoked";
        /** @description What an administrator may set. */
        ApiKeyFields: {
            /** @description What the key is for. */
            name?: string;
            /** @description What the key may do, at most. */
            scopes?: components["schemas"]["Permission"][];
            /** @description Addresses or CIDR blocks, v4 or v6, from which the key works; none means any. */
            allowed_ips?: string[];
            /**
             * Format: date-time
             * @description When it stops working.
             */
            expires_at?: string | null;
            /** @description Whether AI applications may use it; false at first. */
            mcp_access?: boolean;
        };
        /** @description What the service says about a key. */
        ApiKeyState: {
            /** @description How its secret begins. */
            readonly prefix?: string;
            /** @description How its secret ends. */
            readonly last4?: string;
            readonly status?: components["schemas"]["ApiKeyStatus"];
            /**
             * Format: date-time
             * @description When it was last used.
             */
            readonly last_used_at?: string | null;
            /** @description Whence it was last used. */
            readonly last_used_ip?: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             */
            readonly revoked_at?: string | null;
        };
        /** @description A new key. */
        ApiKeyCreate: WithRequired<components["schemas"]["ApiKeyFields"], "name" | "scopes">;
        /** @description Fields to change. */
        ApiKeyUpdate: components["schemas"]["ApiKeyFields"];
        /** @description How the old secret ends. */
        ApiKeyRotate: {
            /** @description How long the old secret goes on working; 0 where left out. */
            grace_seconds?: number;
        };
        /**
         * @description A key, without its secret.
         * @example {
         *       "id": "019cb4e6-4d5e-7f60-8b7c-8d9e0f1a2b05",
         *       "version": 1,
         *       "name": "ERP",
         *       "scopes": [
         *         "entities:read",
         *         "entities:write"
         *       ],
         *       "allowed_ips": [
         *         "192.0.2.0/24",
         *         "2001:db8::/32"
         *       ],
         *       "expires_at": "2027-03-01T00:00:00.000Z",
         *       "mcp_access": false,
         *       "prefix": "crs_7Hq2",
         *       "last4": "kP9z",
         *       "status": "active",
         *       "last_used_at": null,
         *       "last_used_ip": null,
         *       "revoked_at": null,
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        ApiKey: WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["ApiKeyFields"], "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access"> & WithRequired<components["schemas"]["ApiKeyState"], "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at">;
        /**
         * @description A key with its secret, as it is shown once.
         * @example {
         *       "id": "019cb4e6-4d5e-7f60-8b7c-8d9e0f1a2b05",
         *       "version": 1,
         *       "name": "ERP",
         *       "scopes": [
         *         "entities:read",
         *         "entities:write"
         *       ],
         *       "allowed_ips": [],
         *       "expires_at": null,
         *       "mcp_access": false,
         *       "prefix": "crs_7Hq2",
         *       "last4": "kP9z",
         *       "status": "active",
         *       "last_used_at": null,
         *       "last_used_ip": null,
         *       "revoked_at": null,
         *       "secret": "crs_7Hq2mVb2Nf7Wd1sLh8aUeGjPo5iXyRtC4MzEq3Zr0kP9z",
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        IssuedApiKey: {
            /** @description To be sent as `X-API-Key`. */
            readonly secret: string;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["ApiKeyFields"], "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access"> & WithRequired<components["schemas"]["ApiKeyState"], "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at">);
        /**
         * @description draft → scheduled → sending → sent; cancelled on the way; archived in the end.
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "sending" | "sent" | "cancelled" | "archived";
        /** @description What a client may set, beside the bodies. */
        CampaignSettings: {
            /** @description What it is called here. */
            name?: string;
            /** @description One line, with variables. */
            subject?: string | null;
            /** @description What mail programs show beside the subject; with variables. */
            preview_text?: string | null;
            /** @description Whom the mail is from. */
            from?: components["schemas"]["Mailbox"] | null;
            /**
             * Format: email
             * @description Where answers go.
             */
            reply_to?: string | null;
            /** @description Whose members get it; at least one when it is scheduled or sent. */
            segment_ids?: components["schemas"]["Id"][];
            /** @description Whose members do not get it. */
            exclude_segment_ids?: components["schemas"]["Id"][];
            /** @description What is added to its links. */
            utm?: {
                source?: string | null;
                medium?: string | null;
                campaign?: string | null;
                term?: string | null;
                content?: string | null;
            } | null;
            /**
             * Format: uuid
             * @description The user who looks after it.
             */
            owner_id?: string | null;
            tags?: components["schemas"]["Tags"];
        };
        /** @description What is sent out. */
        CampaignBodies: {
            /** @description HTML, with variables; their values are escaped. */
            html_body?: string | null;
            /** @description Plain text, with variables. */
            text_body?: string | null;
        };
        /** @description A new campaign. */
        CampaignCreate: WithRequired<components["schemas"]["CampaignSettings"], "name"> & components["schemas"]["CampaignBodies"];
        /** @description Fields to change. */
        CampaignUpdate: components["schemas"]["CampaignSettings"] & components["schemas"]["CampaignBodies"];
        /** @description What became of it. Rates are parts of `sent`, null before there is any. */
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
        /** @description What is always told of a campaign. */
        CampaignState: {
            /** @enum {string} */
            readonly type: "email";
            readonly status: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description When it is to be sent.
             */
            readonly scheduled_at: string | null;
            /**
             * Format: date-time
             * @description When sending began.
             */
            readonly started_at: string | null;
            /**
             * Format: date-time
             * @description When it was sent to all or cancelled.
             */
            readonly completed_at: string | null;
            readonly stats: components["schemas"]["CampaignStats"];
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["CampaignSettings"], "name" | "subject" | "preview_text" | "from" | "reply_to" | "segment_ids" | "exclude_segment_ids" | "utm" | "owner_id" | "tags">);
        /**
         * @description A mailing. Lists and webhooks leave out the bodies.
         * @example {
         *       "id": "019cb4eb-3f30-7c4d-8e5f-607182930415",
         *       "version": 1,
         *       "name": "Spring newsletter",
         *       "type": "email",
         *       "status": "draft",
         *       "subject": "{{first_name|Hello}}, spring is here",
         *       "preview_text": "What is new this spring",
         *       "from": {
         *         "email": "news@crm.example",
         *         "name": "The CRM team"
         *       },
         *       "reply_to": null,
         *       "html_body": "<p>Dear {{first_name|friend}},</p>",
         *       "text_body": null,
         *       "segment_ids": [
         *         "019cb4e8-6f7a-7182-9a9e-0f1a2b3c4d07"
         *       ],
         *       "exclude_segment_ids": [],
         *       "utm": {
         *         "source": "newsletter",
         *         "medium": "email",
         *         "campaign": "spring",
         *         "term": null,
         *         "content": null
         *       },
         *       "owner_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "tags": [
         *         "newsletter"
         *       ],
         *       "scheduled_at": null,
         *       "started_at": null,
         *       "completed_at": null,
         *       "stats": {
         *         "recipients": 0,
         *         "sent": 0,
         *         "failed": 0,
         *         "suppressed": 0,
         *         "opens": 0,
         *         "unique_opens": 0,
         *         "clicks": 0,
         *         "unique_clicks": 0,
         *         "bounces": 0,
         *         "unsubscribes": 0,
         *         "open_rate": null,
         *         "click_rate": null,
         *         "bounce_rate": null,
         *         "unsubscribe_rate": null
         *       },
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Campaign: components["schemas"]["CampaignState"] & components["schemas"]["CampaignBodies"];
        /** @description What to search for, and which page of it. */
        CampaignSearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; 25 where left out. */
            page_size?: number;
            /** @description Empty for the first page; then `meta.next_cursor`. */
            cursor?: string;
            /** @description Up to four fields, `-` before one for descending; `-created_at` where left out. */
            sort?: string;
        };
        /** @description When to send. */
        CampaignSchedule: {
            /**
             * Format: date-time
             * @description In the future; at most a year from now.
             */
            scheduled_at: string;
        };
        /** @description Who gets the trial. */
        CampaignTest: {
            to: components["schemas"]["Email"][];
        };
        /** @description The messages of a trial. */
        CampaignTestSent: {
            campaign_id: components["schemas"]["Id"];
            messages: {
                id: components["schemas"]["Id"];
                email: components["schemas"]["Email"];
                status: components["schemas"]["EmailStatus"];
            }[];
        };
        /**
         * @description `suppressed`: unsubscribed or unreachable, so that nothing is sent there.
         * @enum {string}
         */
        CampaignRecipientStatus: "queued" | "sent" | "bounced" | "suppressed" | "failed" | "cancelled";
        /** @description One address of a campaign. */
        CampaignRecipient: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string | null;
            /** Format: uuid */
            contact_id: string | null;
            status: components["schemas"]["CampaignRecipientStatus"];
            /** @description Why nothing was sent: unsubscribed, opted_out, hard_bounced, complained or what the mail server said. */
            reason: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description For the first time.
             */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description For the first time.
             */
            clicked_at: string | null;
            /** Format: date-time */
            unsubscribed_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Something happened to a campaign. */
        CampaignEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The campaign as it was after the change, without its bodies. */
            data: {
                object: components["schemas"]["Campaign"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * Format: uuid
         * @description UUID (version 7), made by the service.
         */
        Id: string;
        /**
         * Format: date-time
         * @description RFC 3339. Output is UTC with milliseconds; input must carry `Z` or an offset.
         * @example 2026-03-01T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * Format: date
         * @description A calendar day, YYYY-MM-DD.
         */
        Date: string;
        /**
         * @description A language that this service speaks.
         * @enum {string}
         */
        Locale: "en" | "fr";
        /**
         * @description What may be done to what, as `<resource>:<action>`.
         * @enum {string}
         */
        Permission: "entities:read" | "entities:write" | "entities:delete" | "entities:purge" | "opportunities:read" | "opportunities:write" | "opportunities:delete" | "tasks:read" | "tasks:write" | "tasks:delete" | "notes:read" | "notes:write" | "notes:delete" | "segments:read" | "segments:write" | "segments:delete" | "campaigns:read" | "campaigns:write" | "campaigns:delete" | "campaigns:send" | "emails:read" | "emails:send" | "booking:read" | "booking:write" | "webhooks:read" | "webhooks:write" | "custom_fields:read" | "custom_fields:write" | "members:read" | "members:manage" | "organization:read" | "organization:manage" | "api_keys:manage" | "ai:connect" | "ai:manage" | "activity_log:read";
        /**
         * @description Stable name of what went wrong; never localized.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "validation_failed" | "unauthenticated" | "key_expired" | "key_revoked" | "session_expired" | "insufficient_scope" | "permission_denied" | "plan_required" | "ip_not_allowed" | "ai_disabled" | "support_session_forbidden" | "not_found" | "no_such_route" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "duplicate" | "slot_unavailable" | "state_conflict" | "in_use" | "idempotency_in_progress" | "secret_already_shown" | "version_conflict" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "misdirected" | "unprocessable" | "idempotency_key_reused" | "all_recipients_suppressed" | "headers_too_large" | "internal" | "unavailable";
        /** @description Who did it. */
        Actor: {
            /** @enum {string} */
            type: "user" | "api_key" | "mcp" | "invitee" | "import" | "system" | "operator";
            /** Format: uuid */
            id: string | null;
            name: string;
            application: string | null;
        };
        /** @description Which part of how much. */
        ListMeta: {
            /** @description Exact number of records that match. */
            total: number;
            page: number;
            page_size: number;
            /** @description Only where the query had `cursor`; null on the last page. */
            next_cursor?: string | null;
        };
        /** @description On every record. */
        StandardFields: {
            readonly id: components["schemas"]["Id"];
            /** @description Counts the changes. */
            readonly version: number;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            readonly created_by: components["schemas"]["Actor"];
            readonly updated_by: components["schemas"]["Actor"];
            readonly deleted_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description When it went. */
        Deleted: {
            id: components["schemas"]["Id"];
            deleted_at: components["schemas"]["Timestamp"];
        };
        /** @description One problem and where it is. Further members belong to the code. */
        ErrorDetail: {
            /** @description JSON pointer into the body, or the parameter's name. */
            path: string;
            code: string;
            /** @description For people; localized. */
            message: string;
            allowed_values?: unknown[];
            did_you_mean?: string;
            existing_id?: components["schemas"]["Id"];
            merged_into?: components["schemas"]["Id"];
            required?: string[];
            current_version?: number;
            id?: components["schemas"]["Id"];
            alternatives?: unknown[];
            limit?: number;
        };
        /** @description What went wrong. */
        Error: {
            /** @description One short sentence; localized by Accept-Language (en or fr). */
            error: string;
            code: components["schemas"]["ErrorCode"];
            details?: components["schemas"]["ErrorDetail"][];
            request_id: string;
        };
        /** @description Too many requests; `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            /** @description One short sentence; localized. */
            error: string;
        };
        /** @description Labels, unique without regard to case. */
        Tags: string[];
        /** @description Values of the organization's own fields, by key; checked against their definitions. */
        CustomFields: {
            [key: string]: string | number | boolean | string[] | null;
        };
        /** @description Ids of this record in other systems, by namespace; each is unique for the kind of record. */
        ExternalIds: {
            [key: string]: string;
        };
        /**
         * @description The kinds of records that others are about.
         * @enum {string}
         */
        RelatedRecordType: "contact" | "company" | "opportunity" | "event";
        /** @description A record that another one is about. */
        RelatedRecord: {
            record_type: components["schemas"]["RelatedRecordType"];
            record_id: components["schemas"]["Id"];
        };
        /** @description The records that it is about. */
        RelatedTo: components["schemas"]["RelatedRecord"][];
        /** @description A postal address. */
        Address: {
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postal_code?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
        } | null;
        /**
         * Format: email
         * @description An e-mail address; kept in lower case.
         */
        Email: string;
        /** @description E.164, e.g. +33123456789. */
        Phone: string;
        /**
         * Format: uri
         * @description http or https.
         */
        Url: string;
        /**
         * Format: timezone
         * @description IANA name, e.g. Europe/Paris.
         */
        Timezone: string;
        /** @description ISO 4217. */
        Currency: string;
        /**
         * @description How far somebody is on the way to being a customer. Moves by themselves only go forward.
         * @enum {string}
         */
        LifecycleStage: "subscriber" | "lead" | "marketing_qualified_lead" | "sales_qualified_lead" | "opportunity" | "customer" | "evangelist" | "other";
        /**
         * @description A kind of record that can have custom fields.
         * @enum {string}
         */
        CustomFieldRecordType: "contact" | "company" | "opportunity" | "task";
        /**
         * @description What its values are: text of at most 10,000 characters, a number, true or false, a date, a time with its offset, one or several of the options, an http(s) URL, an e-mail address, or a phone number (E.164).
         * @enum {string}
         */
        CustomFieldType: "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "url" | "email" | "phone";
        /** @description What can be changed. */
        CustomFieldFields: {
            /** @description What people read. */
            label?: string;
            /** @description The values to choose from. */
            options?: string[];
            /** @description New records must have a value. */
            required?: boolean;
            /** @description What it is for. */
            description?: string | null;
            /** @description Where it stands among the others. */
            position?: number;
            /** @description Takes no new values; those that are there can be read. */
            archived?: boolean;
        };
        /** @description A new custom field. */
        CustomFieldCreate: {
            entity_type: components["schemas"]["CustomFieldRecordType"];
            key: components["schemas"]["CustomFieldKey"];
            type: components["schemas"]["CustomFieldType"];
        } & WithRequired<components["schemas"]["CustomFieldFields"], "label">;
        /** @description Its name in `custom_fields` and in filters (`custom_fields.<key>`). */
        CustomFieldKey: string;
        /** @description Fields to change. */
        CustomFieldUpdate: components["schemas"]["CustomFieldFields"];
        /**
         * @description A field that an organization has added to a kind of record.
         * @example {
         *       "id": "019cb4e8-1a2b-7c3d-8e4f-5a6b7c8d9e10",
         *       "version": 1,
         *       "entity_type": "contact",
         *       "key": "shirt_size",
         *       "label": "Shirt size",
         *       "type": "select",
         *       "options": [
         *         "small",
         *         "medium",
         *         "large"
         *       ],
         *       "required": false,
         *       "description": "For the welcome parcel.",
         *       "position": 0,
         *       "archived": false,
         *       "created_at": "2026-01-06T08:00:00.000Z",
         *       "updated_at": "2026-01-06T08:00:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        CustomField: {
            entity_type: components["schemas"]["CustomFieldRecordType"];
            key: components["schemas"]["CustomFieldKey"];
            type: components["schemas"]["CustomFieldType"];
            /** @description The values to choose from; null where the type has none. */
            options: string[] | null;
            /** @description What people read. */
            label: string;
            /** @description New records must have a value. */
            required: boolean;
            /** @description What it is for. */
            description: string | null;
            /** @description Where it stands among the others. */
            position: number;
            /** @description Takes no new values; those that are there can be read. */
            archived: boolean;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /**
         * @description How far the message is. One with `send_at` in the future is `scheduled`.
         * @enum {string}
         */
        EmailStatus: "scheduled" | "queued" | "sending" | "sent" | "failed" | "cancelled";
        /**
         * @description What is sent to many, for their interest, is `marketing`; an answer to what somebody did is `transactional`.
         * @enum {string}
         */
        EmailCategory: "transactional" | "marketing";
        /** @description An address and whose it is. */
        Mailbox: {
            email: components["schemas"]["Email"];
            /** @description Shown beside the address. */
            name?: string | null;
        };
        /** @description One address that a message goes to. */
        EmailAddressee: {
            email: components["schemas"]["Email"];
            /** @description Shown beside the address. */
            name?: string | null;
            /**
             * Format: uuid
             * @description The contact who is written to; where left out, the one with this address.
             */
            contact_id?: string | null;
        };
        /** @description A file that goes with the message. */
        EmailAttachment: {
            /** @description Its name without a path. */
            filename: string;
            content_type: components["schemas"]["MediaType"];
            /** @description The file in base64 (RFC 4648 §4). */
            content: string;
        };
        /** @description E.g. application/pdf. */
        MediaType: string;
        /** @description What the sender's own system wants to find again with the message. */
        EmailMetadata: {
            [key: string]: string;
        };
        /** @description A message to send; it needs `html` or `text` or both. */
        EmailCreate: {
            to: components["schemas"]["EmailAddressee"][];
            cc?: components["schemas"]["EmailAddressee"][];
            bcc?: components["schemas"]["EmailAddressee"][];
            /**
             * Format: email
             * @description Where answers go.
             */
            reply_to?: string | null;
            /** @description One line. */
            subject: string;
            /** @description The message as HTML. */
            html?: string | null;
            /** @description The message as plain text. */
            text?: string | null;
            /** @description At most 10 MiB in all, decoded. */
            attachments?: components["schemas"]["EmailAttachment"][];
            /**
             * @description `transactional` where left out.
             * @enum {string}
             */
            category?: "transactional" | "marketing";
            /**
             * Format: date-time
             * @description At most 30 days from now; at once where left out.
             */
            send_at?: string | null;
            related_to?: components["schemas"]["RelatedTo"];
            metadata?: components["schemas"]["EmailMetadata"];
        };
        /** @description One address and what became of the message there. */
        EmailRecipient: {
            email: components["schemas"]["Email"];
            name: string | null;
            /** @enum {string} */
            kind: "to" | "cc" | "bcc";
            /** Format: uuid */
            contact_id: string | null;
            /**
             * @description `suppressed`: unsubscribed or unreachable, so that nothing is sent there.
             * @enum {string}
             */
            status: "queued" | "sent" | "bounced" | "suppressed" | "failed";
            /** @description Why it did not arrive. */
            error: string | null;
        };
        /** @description What is always told of a message. */
        EmailState: {
            readonly status: components["schemas"]["EmailStatus"];
            readonly category: components["schemas"]["EmailCategory"];
            /** @description The Message-ID header (RFC 5322 §3.6.4), the same at every attempt. */
            readonly message_id: string;
            /** @description Whom it is from; unless a campaign says otherwise, the address that its operator configured. */
            readonly from: {
                email: string;
                name: string | null;
            };
            /** Format: email */
            readonly reply_to: string | null;
            readonly subject: string;
            readonly attachments: {
                filename: string;
                content_type: components["schemas"]["MediaType"];
                /** @description Bytes. */
                size: number;
            }[];
            /** @description All of `to`, `cc` and `bcc`, in this order. */
            readonly recipients: components["schemas"]["EmailRecipient"][];
            readonly related_to: components["schemas"]["RelatedTo"];
            readonly metadata: components["schemas"]["EmailMetadata"];
            /**
             * Format: date-time
             * @description When it was to be sent.
             */
            readonly send_at: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            readonly sent_at: string | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /**
         * @description A message. Lists and webhooks leave out `html` and `text`.
         * @example {
         *       "id": "019cb4ea-1d10-7a2b-8c3d-4e5f60718293",
         *       "version": 1,
         *       "status": "queued",
         *       "category": "transactional",
         *       "message_id": "<019cb4ea-1d10-7a2b-8c3d-4e5f60718293@crm.example>",
         *       "from": {
         *         "email": "crm@crm.example",
         *         "name": "CRM"
         *       },
         *       "reply_to": null,
         *       "subject": "Your invoice",
         *       "html": null,
         *       "text": "Please find your invoice attached.",
         *       "attachments": [
         *         {
         *           "filename": "invoice.pdf",
         *           "content_type": "application/pdf",
         *           "size": 18422
         *         }
         *       ],
         *       "recipients": [
         *         {
         *           "email": "ada@analytical.example",
         *           "name": "Ada Lovelace",
         *           "kind": "to",
         *           "contact_id": null,
         *           "status": "queued",
         *           "error": null
         *         }
         *       ],
         *       "related_to": [],
         *       "metadata": {
         *         "invoice": "2026-114"
         *       },
         *       "send_at": null,
         *       "sent_at": null,
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        EmailMessage: {
            readonly html?: string | null;
            readonly text?: string | null;
        } & components["schemas"]["EmailState"];
        /** @description Something happened to a message. */
        EmailEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The message as it was then, without its texts. */
            data: {
                object: components["schemas"]["EmailMessage"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * @description The kind of record; it never changes.
         * @enum {string}
         */
        EntityType: "contact" | "company";
        /** @description What contacts and companies have in common and a client may set. */
        EntityFields: {
            /** @description E.164, e.g. +33123456789. */
            phone?: string | null;
            /**
             * Format: uri
             * @description http or https.
             */
            website?: string | null;
            /**
             * Format: uri
             * @description http or https.
             */
            linkedin_url?: string | null;
            lifecycle_stage?: components["schemas"]["LifecycleStage"];
            /** @description 0 at first. */
            lead_score?: number;
            /**
             * Format: uuid
             * @description The user who looks after it.
             */
            owner_id?: string | null;
            /** @description Free text. */
            description?: string | null;
            tags?: components["schemas"]["Tags"];
            custom_fields?: components["schemas"]["CustomFields"];
            external_ids?: components["schemas"]["ExternalIds"];
        };
        /** @description What a client may set on a contact, beside EntityFields. */
        ContactFields: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /**
             * Format: email
             * @description Lower-cased; unique among live contacts.
             */
            email?: string | null;
            /** @description Further addresses, unique like `email` and together with it. */
            additional_emails?: components["schemas"]["Email"][];
            /** @description E.164, e.g. +33612345678. */
            mobile?: string | null;
            /** @description What the person does there. */
            job_title?: string | null;
            /** @description Where in the company. */
            department?: string | null;
            /**
             * Format: uuid
             * @description The company this person works for.
             */
            company_id?: string | null;
            /**
             * @description How far the first conversation got.
             * @enum {string|null}
             */
            lead_status?: "new" | "contacted" | "nurturing" | "qualified" | "unqualified" | null;
            /**
             * @description Where the contact came from.
             * @enum {string|null}
             */
            source?: "manual" | "api" | "import" | "mcp" | "booking" | "form" | "email" | "referral" | "event" | "partner" | "advertisement" | "other" | null;
            /**
             * @description Whether the person agreed to marketing mail; `unknown` at first.
             * @enum {string}
             */
            email_consent?: "unknown" | "opted_in" | "opted_out";
            /** @description The person asked not to be called. */
            do_not_call?: boolean;
            /**
             * Format: timezone
             * @description IANA name, e.g. Europe/Paris.
             */
            timezone?: string | null;
            /** @description BCP 47 language tag, e.g. fr or pt-BR. */
            locale?: string | null;
            address?: components["schemas"]["Address"];
            /**
             * Format: uri
             * @description http or https.
             */
            avatar_url?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            birthday?: string | null;
        };
        /** @description What a client may set on a company, beside EntityFields. */
        CompanyFields: {
            /** @description The company's name. */
            name?: string;
            /** @description Host name, unique among live companies; a full URL is reduced to its host. */
            domain?: string | null;
            /** @description Further host names, unique like `domain` and together with it. */
            additional_domains?: string[];
            /**
             * Format: email
             * @description General address.
             */
            email?: string | null;
            /**
             * @description What the company is to us.
             * @enum {string|null}
             */
            type?: "prospect" | "customer" | "partner" | "reseller" | "investor" | "vendor" | "other" | null;
            /** @description Line of business. */
            industry?: string | null;
            /** @description Number of people. */
            employee_count?: number | null;
            /** @description Per year in major units of `currency`, two decimals at most. */
            annual_revenue?: number | null;
            /** @description ISO 4217. */
            currency?: string | null;
            /**
             * Format: uuid
             * @description The company it belongs to.
             */
            parent_company_id?: string | null;
            billing_address?: components["schemas"]["Address"];
            shipping_address?: components["schemas"]["Address"];
            /** @description In the trade register. */
            registration_number?: string | null;
            /** @description VAT identification number. */
            vat_number?: string | null;
        };
        /** @description A new contact; at least one of `first_name`, `last_name` and `email`. */
        ContactCreate: {
            /** @constant */
            entity_type: "contact";
        } & (components["schemas"]["EntityFields"] & components["schemas"]["ContactFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity_type: "contact";
        });
        /** @description A new company. */
        CompanyCreate: {
            /** @constant */
            entity_type: "company";
        } & (components["schemas"]["EntityFields"] & WithRequired<components["schemas"]["CompanyFields"], "name"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity_type: "company";
        });
        /** @description A new contact or company. */
        EntityCreate: components["schemas"]["ContactCreate"] | components["schemas"]["CompanyCreate"];
        /** @description Fields to change. A field that the record's type does not have is refused as an unknown field. */
        EntityUpdate: components["schemas"]["EntityFields"] & components["schemas"]["ContactFields"] & components["schemas"]["CompanyFields"];
        /**
         * @description A person.
         * @example {
         *       "id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
         *       "entity_type": "contact",
         *       "version": 1,
         *       "first_name": "Ada",
         *       "last_name": "Lovelace",
         *       "full_name": "Ada Lovelace",
         *       "email": "ada@analytical.example",
         *       "additional_emails": [],
         *       "phone": "+33123456789",
         *       "mobile": null,
         *       "job_title": "Mathematician",
         *       "department": null,
         *       "company_id": null,
         *       "lifecycle_stage": "lead",
         *       "lifecycle_stage_changed_at": "2026-03-01T09:30:00.000Z",
         *       "lead_score": 40,
         *       "lead_status": "new",
         *       "source": "api",
         *       "owner_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "email_consent": "opted_in",
         *       "email_consent_at": "2026-03-01T09:30:00.000Z",
         *       "email_deliverability": "ok",
         *       "do_not_call": false,
         *       "timezone": "Europe/Paris",
         *       "locale": "fr",
         *       "address": {
         *         "street": "12 rue des Lilas",
         *         "city": "Paris",
         *         "region": null,
         *         "postal_code": "75020",
         *         "country": "FR"
         *       },
         *       "linkedin_url": null,
         *       "website": null,
         *       "avatar_url": null,
         *       "birthday": "1990-12-10",
         *       "description": null,
         *       "last_activity_at": null,
         *       "tags": [
         *         "newsletter"
         *       ],
         *       "custom_fields": {},
         *       "external_ids": {
         *         "erp": "40017"
         *       },
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Contact: {
            /** @constant */
            readonly entity_type: "contact";
            /** @description First and last name. */
            readonly full_name: string | null;
            /**
             * Format: date-time
             * @description When the stage changed last.
             */
            readonly lifecycle_stage_changed_at: string | null;
            /**
             * Format: date-time
             * @description When `email_consent` changed last.
             */
            readonly email_consent_at: string | null;
            /**
             * @description What mail servers said about `email`.
             * @enum {string}
             */
            readonly email_deliverability: "ok" | "soft_bounced" | "hard_bounced" | "complained";
            /**
             * Format: date-time
             * @description When something last happened.
             */
            readonly last_activity_at: string | null;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["EntityFields"], "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids"> & WithRequired<components["schemas"]["ContactFields"], "first_name" | "last_name" | "email" | "additional_emails" | "mobile" | "job_title" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "timezone" | "locale" | "address" | "avatar_url" | "birthday"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity_type: "contact";
        });
        /**
         * @description An organization that people work for.
         * @example {
         *       "id": "019cb4e2-6b20-7a5c-8e3f-405162738495",
         *       "entity_type": "company",
         *       "version": 3,
         *       "name": "Analytical Engines",
         *       "domain": "analytical.example",
         *       "additional_domains": [],
         *       "website": "https://analytical.example/",
         *       "email": "hello@analytical.example",
         *       "phone": null,
         *       "type": "customer",
         *       "industry": "Machinery",
         *       "employee_count": 42,
         *       "annual_revenue": 1250000.5,
         *       "currency": "EUR",
         *       "parent_company_id": null,
         *       "billing_address": null,
         *       "shipping_address": null,
         *       "registration_number": null,
         *       "vat_number": "FR12345678901",
         *       "lifecycle_stage": "customer",
         *       "lifecycle_stage_changed_at": "2026-03-02T10:00:00.000Z",
         *       "lead_score": 75,
         *       "owner_id": null,
         *       "linkedin_url": null,
         *       "description": null,
         *       "contact_count": 1,
         *       "open_opportunity_amount": 0,
         *       "tags": [],
         *       "custom_fields": {},
         *       "external_ids": {},
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-02T10:00:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Company: {
            /** @constant */
            readonly entity_type: "company";
            /**
             * Format: date-time
             * @description When the stage changed last.
             */
            readonly lifecycle_stage_changed_at: string | null;
            /** @description Live contacts of this company. */
            readonly contact_count: number;
            /** @description Sum of its open opportunities in the organization's currency. */
            readonly open_opportunity_amount: number;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["EntityFields"], "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids"> & WithRequired<components["schemas"]["CompanyFields"], "name" | "domain" | "additional_domains" | "email" | "type" | "industry" | "employee_count" | "annual_revenue" | "currency" | "parent_company_id" | "billing_address" | "shipping_address" | "registration_number" | "vat_number"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity_type: "company";
        });
        /** @description A contact or a company. */
        Entity: components["schemas"]["Contact"] | components["schemas"]["Company"];
        /** @description What to search for, and which page of it. */
        EntitySearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; 25 where left out. */
            page_size?: number;
            /** @description Empty for the first page; then `meta.next_cursor`. */
            cursor?: string;
            /** @description Up to four fields, `-` before one for descending; `-created_at` where left out. */
            sort?: string;
        };
        /** @description Joins conditions; groups nest up to three deep, with 50 conditions in all. */
        FilterGroup: {
            /**
             * @description `not` matches where none of the conditions does.
             * @enum {string}
             */
            op: "and" | "or" | "not";
            conditions: (components["schemas"]["FilterGroup"] | components["schemas"]["FilterCondition"])[];
        };
        /** @description Compares one field. An operator that does not fit the field's type is refused with the ones that do. */
        FilterCondition: {
            /** @description A field of the record, `custom_fields.<key>`, `company.<field>` or `opportunities.<aggregate>`. */
            field: string;
            /** @enum {string} */
            operator: "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "between" | "in" | "not_in" | "contains" | "not_contains" | "starts_with" | "ends_with" | "is_empty" | "is_not_empty" | "within_last_days" | "within_next_days" | "older_than_days" | "has_any" | "has_all";
            /** @description None for `is_empty` and `is_not_empty`; two values for `between`; up to 100 for the list operators. */
            value?: string | number | boolean | (string | number | boolean)[];
        };
        /**
         * @description By what a record is recognised.
         * @enum {string}
         */
        MatchBy: "email" | "domain" | "external_id";
        /** @description Which other system's id counts; only with `external_id`. */
        Namespace: string;
        /** @description A record, and by what one that is there already is recognised. */
        EntityUpsert: {
            match_by: components["schemas"]["MatchBy"];
            namespace?: components["schemas"]["Namespace"];
            record: components["schemas"]["EntityCreate"];
        };
        /** @description What to do, in this order. */
        EntityBatch: {
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description One thing to do. */
        BatchOperation: components["schemas"]["BatchCreate"] | components["schemas"]["BatchUpdate"] | components["schemas"]["BatchDelete"] | components["schemas"]["BatchUpsert"];
        /** @description As POST /v1/entities. */
        BatchCreate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "create";
            record: components["schemas"]["EntityCreate"];
        };
        /** @description As PUT /v1/entities/{id}. */
        BatchUpdate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "update";
            id: components["schemas"]["Id"];
            /** @description As If-Match. */
            expected_version?: number;
            changes: components["schemas"]["EntityUpdate"];
        };
        /** @description As DELETE /v1/entities/{id}. */
        BatchDelete: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "delete";
            id: components["schemas"]["Id"];
            /** @description As If-Match. */
            expected_version?: number;
        };
        /** @description As POST /v1/entities/upsert; the status is 201 where it created the record. */
        BatchUpsert: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "upsert";
            match_by: components["schemas"]["MatchBy"];
            namespace?: components["schemas"]["Namespace"];
            record: components["schemas"]["EntityCreate"];
        };
        /** @description What became of one operation. */
        BatchResult: {
            /** @description Which operation, from 0. */
            index: number;
            /** @description The HTTP status that the operation alone would have had. */
            status: number;
            /** @description The record, or when it was deleted. */
            data?: components["schemas"]["Entity"] | components["schemas"]["Deleted"];
            error?: components["schemas"]["BatchError"];
        };
        /** @description Why it was refused. */
        BatchError: {
            code: components["schemas"]["ErrorCode"];
            details?: components["schemas"]["BatchErrorDetail"][];
        };
        /** @description One problem, and where in the operation it is. Further members belong to the code. */
        BatchErrorDetail: {
            /** @description JSON pointer into the operation. */
            path: string;
            code: string;
            allowed_values?: unknown[];
            did_you_mean?: string;
            existing_id?: components["schemas"]["Id"];
            merged_into?: components["schemas"]["Id"];
            required?: string[];
            current_version?: number;
            limit?: number;
        };
        /**
         * @description How far it is.
         * @enum {string}
         */
        ImportStatus: "waiting_for_file" | "ready" | "running" | "completed" | "failed" | "cancelled";
        /** @description For each column of the file the field that it fills, or null for a column that is left out. Fields are those of the record, `address.city` and other parts of addresses, `custom_fields.<key>`, `external_ids.<namespace>`, `id` (to find records again), and for contacts `company_name` and `company_domain`. */
        ImportMapping: {
            [key: string]: string | null;
        } | null;
        /**
         * @description What to do with a row that is there already: a live record has its `id`, an e-mail address (contacts), a domain (companies) or an external id of it.
         * @enum {string}
         */
        ImportDuplicates: "skip" | "update" | "fail";
        /**
         * @description How dates are written - 2026-03-04, 04/03/2026 (dmy) or 03/04/2026 (mdy).
         * @enum {string}
         */
        ImportDateFormat: "iso" | "dmy" | "mdy";
        /** @description How the file is to be read. */
        ImportSettings: {
            mapping?: components["schemas"]["ImportMapping"];
            duplicates?: components["schemas"]["ImportDuplicates"];
            date_format?: components["schemas"]["ImportDateFormat"];
            /** @description Contacts are linked to the company of `company_domain`, else of `company_name`. One that is not there is created (true, the default), or the row fails. */
            create_companies?: boolean;
            /** @description Counts what an import would do and lists what would fail, and writes no record. */
            dry_run?: boolean;
        };
        /** @description A new import. */
        ImportCreate: {
            entity_type: components["schemas"]["EntityType"];
        } & components["schemas"]["ImportSettings"];
        /** @description What is to be otherwise than it was said at first. */
        ImportStart: components["schemas"]["ImportSettings"];
        /** @description A column of the file and what it fills. */
        ImportColumn: {
            name: string;
            /** @description By the mapping, else by its name; null is left out. */
            field: string | null;
        };
        /** @description A row of the file as it is. */
        ImportRow: {
            /** @description The line of the file on which it begins. */
            line: number;
            cells: string[];
        };
        /** @description Why an import ended before the end of its file. */
        ImportFailure: {
            code: string;
            /** @description For people; localized. */
            message: string;
        } | null;
        /**
         * @description Many records from a file.
         * @example {
         *       "id": "019cb4e9-3c10-7d4e-8f5a-6b7c8d9e0f21",
         *       "version": 3,
         *       "entity_type": "contact",
         *       "status": "ready",
         *       "mapping": null,
         *       "duplicates": "skip",
         *       "date_format": "iso",
         *       "create_companies": true,
         *       "dry_run": false,
         *       "delimiter": ";",
         *       "size_bytes": 48213,
         *       "columns": [
         *         {
         *           "name": "Prénom",
         *           "field": "first_name"
         *         },
         *         {
         *           "name": "E-mail",
         *           "field": "email"
         *         },
         *         {
         *           "name": "Société",
         *           "field": "company_name"
         *         },
         *         {
         *           "name": "Remarques internes",
         *           "field": null
         *         }
         *       ],
         *       "preview": [
         *         {
         *           "line": 2,
         *           "cells": [
         *             "Ada",
         *             "ada@analytical.example",
         *             "Analytical Engines",
         *             ""
         *           ]
         *         }
         *       ],
         *       "rows": 412,
         *       "processed_rows": 0,
         *       "created": 0,
         *       "updated": 0,
         *       "unchanged": 0,
         *       "skipped": 0,
         *       "failed": 0,
         *       "companies_created": 0,
         *       "seconds_left": null,
         *       "failure": null,
         *       "job_id": null,
         *       "started_at": null,
         *       "finished_at": null,
         *       "created_at": "2026-03-04T08:00:00.000Z",
         *       "updated_at": "2026-03-04T08:01:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Import: {
            entity_type: components["schemas"]["EntityType"];
            readonly status: components["schemas"]["ImportStatus"];
            mapping: components["schemas"]["ImportMapping"];
            duplicates: components["schemas"]["ImportDuplicates"];
            date_format: components["schemas"]["ImportDateFormat"];
            /** @description Whether companies that are not there are created. */
            create_companies: boolean;
            /** @description Whether nothing is written. */
            dry_run: boolean;
            /** @description What separates the cells. */
            readonly delimiter: string | null;
            /** @description Of the file. */
            readonly size_bytes: number | null;
            /** @description Of the file. */
            readonly columns: components["schemas"]["ImportColumn"][];
            /** @description Its first rows. */
            readonly preview: components["schemas"]["ImportRow"][];
            /** @description How many rows the file has. */
            readonly rows: number | null;
            /** @description How many of them are done. */
            readonly processed_rows: number;
            /** @description New records. */
            readonly created: number;
            /** @description Rows that changed a record. */
            readonly updated: number;
            /** @description Rows that say what their record says already. */
            readonly unchanged: number;
            /** @description Rows whose record is there already. */
            readonly skipped: number;
            /** @description Rows that cannot be imported. */
            readonly failed: number;
            /** @description Companies made for contacts. */
            readonly companies_created: number;
            /** @description An estimate while it runs. */
            readonly seconds_left: number | null;
            readonly failure: components["schemas"]["ImportFailure"];
            /**
             * Format: uuid
             * @description The job that runs it.
             */
            readonly job_id: string | null;
            readonly started_at: components["schemas"]["Timestamp"] | null;
            readonly finished_at: components["schemas"]["Timestamp"] | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description Work in the background. */
        Job: {
            id: components["schemas"]["Id"];
            /** @description What it does, e.g. `export.run`. */
            kind: string;
            /** @enum {string} */
            status: "queued" | "running" | "completed" | "failed" | "cancelled";
            /** @description It was asked to stop and has not stopped yet. */
            cancelling: boolean;
            /** @description How much is done. */
            done: number;
            /** @description Of how much; null while that is not known. */
            total: number | null;
            /** @description An estimate; null where there is none. */
            seconds_left: number | null;
            result: components["schemas"]["JobResult"] | null;
            /** @description Why the last attempt failed, as an error code of this interface; null where none has. */
            error_code: string | null;
            created_at: components["schemas"]["Timestamp"];
            started_at: components["schemas"]["Timestamp"] | null;
            finished_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description What it makes. */
        JobResult: {
            /** @enum {string} */
            type: "import" | "export";
            id: components["schemas"]["Id"];
        };
        /** @description `owner`, `admin`, `manager`, `member`, `read_only`, or the name of a role of the organization's own. */
        RoleName: string;
        /**
         * @description `invited` until the invitation is accepted; a suspended member can do nothing.
         * @enum {string}
         */
        MemberStatus: "invited" | "active" | "suspended";
        /** @description Whom to invite. */
        MemberInvite: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["RoleName"];
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
        };
        /** @description Fields to change. */
        MemberUpdate: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
            role?: components["schemas"]["RoleName"];
            /**
             * @description Suspends a member, or lets them in again.
             * @enum {string}
             */
            status?: "active" | "suspended";
        };
        /**
         * @description A person who works in the organization.
         * @example {
         *       "id": "019cb4e3-1a2b-7c3d-9e4f-5a6b7c8d9e02",
         *       "version": 1,
         *       "email": "jean@acme.example",
         *       "first_name": "Jean",
         *       "last_name": "Moreau",
         *       "locale": "fr",
         *       "timezone": "Europe/Paris",
         *       "role": "member",
         *       "status": "active",
         *       "booking_slug": "jean-moreau",
         *       "last_login_at": "2026-03-01T07:55:00.000Z",
         *       "created_at": "2026-01-06T08:00:00.000Z",
         *       "updated_at": "2026-01-06T08:00:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Member: {
            email: components["schemas"]["Email"];
            /** @description Given name. */
            first_name: string | null;
            /** @description Family name. */
            last_name: string | null;
            locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["Timezone"];
            role: components["schemas"]["RoleName"];
            status: components["schemas"]["MemberStatus"];
            /** @description Name in the address of the booking page. */
            readonly booking_slug: string | null;
            /**
             * Format: date-time
             * @description When they last signed in.
             */
            readonly last_login_at: string | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description What a client may set. */
        NoteFields: {
            /** @description What it is about. */
            title?: string | null;
            /** @description Markdown, without HTML. */
            body?: string;
            /** @description The records that it is about; at least one. */
            related_to?: components["schemas"]["RelatedRecord"][];
            /** @description Shown before the others. */
            pinned?: boolean;
        };
        /** @description A new note. */
        NoteCreate: WithRequired<components["schemas"]["NoteFields"], "body" | "related_to">;
        /** @description Fields to change. */
        NoteUpdate: components["schemas"]["NoteFields"];
        /**
         * @description What somebody wrote down. Its author is `created_by`.
         * @example {
         *       "id": "019cb4e6-4d5e-7f60-8b7c-8d9e0f1a2b05",
         *       "version": 1,
         *       "title": "First call",
         *       "body": "She needs **three** machines, and `x < y` must hold.",
         *       "related_to": [
         *         {
         *           "record_type": "contact",
         *           "record_id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e"
         *         }
         *       ],
         *       "pinned": false,
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Note: {
            /** @description What it is about. */
            title: string | null;
            /** @description Markdown, without HTML. */
            body: string;
            related_to: components["schemas"]["RelatedTo"];
            /** @description Shown before the others. */
            pinned: boolean;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description What to search for, and which page of it. */
        NoteSearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; 25 where left out. */
            page_size?: number;
            /** @description Empty for the first page; then `meta.next_cursor`. */
            cursor?: string;
            /** @description Up to four fields, `-` before one for descending; `-created_at` where left out. */
            sort?: string;
        };
        /** @description Something happened to a note. */
        NoteEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record as it was after the change. */
            data: {
                object: components["schemas"]["Note"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Somebody who takes part in it. */
        OpportunityContact: {
            contact_id: components["schemas"]["Id"];
            /**
             * @description What part that is.
             * @enum {string}
             */
            role: "decision_maker" | "evaluator" | "influencer" | "champion" | "user" | "other";
        };
        /** @description What a client may set. */
        OpportunityFields: {
            /** @description What people call it. */
            name?: string;
            pipeline_id?: components["schemas"]["Id"];
            stage?: components["schemas"]["StageKey"];
            /** @description In major units of `currency`, two decimals at most. */
            amount?: number | null;
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description YYYY-MM-DD.
             */
            expected_close_date?: string | null;
            /** @description Why it was lost; empty while it is not. */
            lost_reason?: string | null;
            /** @description What is to be done next. */
            next_step?: string | null;
            /**
             * Format: uuid
             * @description The company that would buy.
             */
            company_id?: string | null;
            /**
             * Format: uuid
             * @description Whom to talk to first.
             */
            primary_contact_id?: string | null;
            /** @description Who takes part, each contact once. The primary contact is not among them unless it was put there. */
            contacts?: components["schemas"]["OpportunityContact"][];
            /**
             * Format: uuid
             * @description The user who looks after it.
             */
            owner_id?: string | null;
            /**
             * @description Where it came from.
             * @enum {string|null}
             */
            source?: "manual" | "api" | "import" | "mcp" | "booking" | "form" | "email" | "referral" | "event" | "partner" | "advertisement" | "other" | null;
            /** @description Free text. */
            description?: string | null;
            tags?: components["schemas"]["Tags"];
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /** @description A new opportunity. */
        OpportunityCreate: {
            /** @description Its own, while it is open; null for that of the stage. What is won has 100, what is lost 0. */
            probability?: number | null;
        } & WithRequired<components["schemas"]["OpportunityFields"], "name">;
        /** @description Fields to change. */
        OpportunityUpdate: {
            /** @description Its own, while it is open; null for that of the stage. What is won has 100, what is lost 0. */
            probability?: number | null;
        } & components["schemas"]["OpportunityFields"];
        /** @description What to search for, and which page of it. */
        OpportunitySearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; 25 where left out. */
            page_size?: number;
            /** @description Empty for the first page; then `meta.next_cursor`. */
            cursor?: string;
            /** @description Up to four fields, `-` before one for descending; `-created_at` where left out. */
            sort?: string;
        };
        /**
         * @description A possible sale.
         * @example {
         *       "id": "019cb4e6-4d5e-7f60-8b7c-8d9e0f1a2b02",
         *       "version": 2,
         *       "name": "Two difference engines",
         *       "pipeline_id": "019cb4e5-3c4d-7e5f-9a6b-7c8d9e0f1a01",
         *       "stage": "proposal",
         *       "status": "open",
         *       "amount": 48000.5,
         *       "currency": "EUR",
         *       "probability": 50,
         *       "weighted_amount": 24000.25,
         *       "expected_close_date": "2026-06-30",
         *       "closed_at": null,
         *       "lost_reason": null,
         *       "next_step": "Send the drawings",
         *       "company_id": "019cb4e2-6b20-7a5c-8e3f-405162738495",
         *       "primary_contact_id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
         *       "contacts": [
         *         {
         *           "contact_id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
         *           "role": "decision_maker"
         *         }
         *       ],
         *       "owner_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "source": "referral",
         *       "description": null,
         *       "stage_changed_at": "2026-03-02T10:00:00.000Z",
         *       "tags": [
         *         "machines"
         *       ],
         *       "custom_fields": {},
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-02T10:00:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Opportunity: {
            /** @description Of being won, in percent. */
            probability: number;
            /**
             * @description The type of its stage.
             * @enum {string}
             */
            readonly status: "open" | "won" | "lost";
            /** @description The amount times the probability; null without an amount. */
            readonly weighted_amount: number | null;
            /**
             * Format: date-time
             * @description When it was won or lost.
             */
            readonly closed_at: string | null;
            /**
             * Format: date-time
             * @description When it came to its stage.
             */
            readonly stage_changed_at: string;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["OpportunityFields"], "name" | "pipeline_id" | "stage" | "amount" | "currency" | "expected_close_date" | "lost_reason" | "next_step" | "company_id" | "primary_contact_id" | "contacts" | "owner_id" | "source" | "description" | "tags" | "custom_fields">);
        /** @description Something happened to an opportunity. */
        OpportunityEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record as it was after the change. */
            data: {
                object: components["schemas"]["Opportunity"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description What an administrator may set. */
        OrganizationFields: {
            /** @description As it is shown. */
            name?: string;
            default_locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
            currency?: components["schemas"]["Currency"];
        };
        /** @description Fields to change. */
        OrganizationUpdate: components["schemas"]["OrganizationFields"];
        /**
         * @description What the organization pays for; API keys need at least `professional`.
         * @enum {string}
         */
        Plan: "free" | "professional" | "enterprise";
        /**
         * @description A customer of this service; every record belongs to one.
         * @example {
         *       "id": "019cb4e1-0a00-7b1c-8d2e-3f4a5b6c7d01",
         *       "version": 2,
         *       "name": "Acme Europe",
         *       "slug": "acme-europe",
         *       "plan": "professional",
         *       "default_locale": "fr",
         *       "timezone": "Europe/Paris",
         *       "currency": "EUR",
         *       "data_region": "eu",
         *       "created_at": "2026-01-05T08:00:00.000Z",
         *       "updated_at": "2026-02-01T08:00:00.000Z",
         *       "created_by": {
         *         "type": "system",
         *         "id": null,
         *         "name": "system",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "system",
         *         "id": null,
         *         "name": "system",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Organization: {
            /** @description Short name, unique. */
            readonly slug: string;
            readonly plan: components["schemas"]["Plan"];
            /** @description Where its data is kept. */
            readonly data_region: string;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["OrganizationFields"], "name" | "default_locale" | "timezone" | "currency">);
        /** @description What programs call a stage. */
        StageKey: string;
        /**
         * @description What being in the stage says of an opportunity.
         * @enum {string}
         */
        StageType: "open" | "won" | "lost";
        /** @description What people call the stage. */
        StageLabel: string;
        /** @description Of being won, in percent; what an opportunity in this stage has where it has none of its own. */
        StageProbability: number;
        /** @description Where it stands in the order, from 1. */
        StagePosition: number;
        /** @description One step of a pipeline. */
        Stage: {
            key: components["schemas"]["StageKey"];
            label: components["schemas"]["StageLabel"];
            position: components["schemas"]["StagePosition"];
            type: components["schemas"]["StageType"];
            probability: components["schemas"]["StageProbability"];
        };
        /** @description One step of a pipeline; without `position` it stands where the list has it. */
        StageInput: {
            key: components["schemas"]["StageKey"];
            label: components["schemas"]["StageLabel"];
            position?: components["schemas"]["StagePosition"];
            type: components["schemas"]["StageType"];
            probability: components["schemas"]["StageProbability"];
        };
        /** @description All stages; at least one of each type, with different keys. */
        StageInputs: components["schemas"]["StageInput"][];
        /** @description What an administrator may set, beside the stages. */
        PipelineFields: {
            /** @description Unique without regard to case. */
            name?: string;
            /** @description New opportunities are in this one; exactly one pipeline is it. */
            is_default?: boolean;
            /** @description Where it stands among the pipelines. */
            position?: number;
            /** @description Losing an opportunity needs a `lost_reason`. */
            require_lost_reason?: boolean;
        };
        /** @description A new pipeline. */
        PipelineCreate: {
            stages: components["schemas"]["StageInputs"];
        } & WithRequired<components["schemas"]["PipelineFields"], "name">;
        /** @description Fields to change. */
        PipelineUpdate: {
            stages?: components["schemas"]["StageInputs"];
        } & components["schemas"]["PipelineFields"];
        /**
         * @description The stages that opportunities go through.
         * @example {
         *       "id": "019cb4e5-3c4d-7e5f-9a6b-7c8d9e0f1a01",
         *       "version": 1,
         *       "name": "Sales",
         *       "is_default": true,
         *       "position": 1,
         *       "require_lost_reason": false,
         *       "stages": [
         *         {
         *           "key": "qualification",
         *           "label": "Qualification",
         *           "position": 1,
         *           "type": "open",
         *           "probability": 10
         *         },
         *         {
         *           "key": "proposal",
         *           "label": "Proposal",
         *           "position": 2,
         *           "type": "open",
         *           "probability": 50
         *         },
         *         {
         *           "key": "won",
         *           "label": "Won",
         *           "position": 3,
         *           "type": "won",
         *           "probability": 100
         *         },
         *         {
         *           "key": "lost",
         *           "label": "Lost",
         *           "position": 4,
         *           "type": "lost",
         *           "probability": 0
         *         }
         *       ],
         *       "created_at": "2026-01-06T08:00:00.000Z",
         *       "updated_at": "2026-01-06T08:00:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Pipeline: {
            /** @description In their order. */
            stages: components["schemas"]["Stage"][];
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["PipelineFields"], "name" | "is_default" | "position" | "require_lost_reason">);
        /** @description A set of permissions. */
        Permissions: components["schemas"]["Permission"][];
        /** @description What an administrator may set. */
        RoleFields: {
            name?: components["schemas"]["RoleName"];
            /** @description What the role is for. */
            description?: string | null;
            permissions?: components["schemas"]["Permissions"];
        };
        /** @description A new role. */
        RoleCreate: WithRequired<components["schemas"]["RoleFields"], "name" | "permissions">;
        /** @description Fields to change. */
        RoleUpdate: components["schemas"]["RoleFields"];
        /**
         * @description A named set of permissions.
         * @example {
         *       "id": "019cb4e4-2b3c-7d4e-8f5a-6b7c8d9e0f03",
         *       "version": 1,
         *       "name": "Data steward",
         *       "description": "Cleans up records.",
         *       "permissions": [
         *         "entities:read",
         *         "entities:write",
         *         "entities:delete"
         *       ],
         *       "built_in": false,
         *       "created_at": "2026-01-06T08:00:00.000Z",
         *       "updated_at": "2026-01-06T08:00:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Role: {
            /** @description The same in every organization. */
            readonly built_in: boolean;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["RoleFields"], "name" | "description" | "permissions">);
        /**
         * @description A kind of record that the search looks at.
         * @enum {string}
         */
        SearchedType: "contact" | "company" | "opportunity" | "task" | "note" | "segment" | "campaign";
        /** @description A record that was found, in short. */
        SearchResult: {
            record_type: components["schemas"]["SearchedType"];
            record_id: components["schemas"]["Id"];
            /** @description What it is called. */
            title: string;
            /** @description What tells it from others. */
            subtitle: string | null;
            /** @description The fields in which the words were found; none where only similar ones were. */
            matched_fields: string[];
            /** @description 1 for a name that is what was asked for. */
            relevance: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Any characters; passwords that are known to many are refused. */
        Password: string;
        /** @description From the link that was sent; good once. */
        OneTimeToken: string;
        /** @description Who signs in. */
        SessionCreate: {
            email: components["schemas"]["Email"];
            /** @description The person's password. */
            password: string;
        };
        /** @description Whose password is forgotten. */
        PasswordForgot: {
            email: components["schemas"]["Email"];
        };
        /** @description The link's token and the new password. */
        PasswordReset: {
            token: components["schemas"]["OneTimeToken"];
            password: components["schemas"]["Password"];
        };
        /** @description The password so far and the new one. */
        PasswordChange: {
            /** @description The password so far. */
            current_password: string;
            new_password: components["schemas"]["Password"];
        };
        /** @description The link's token, and what the person says about themselves. */
        InvitationAccept: {
            token: components["schemas"]["OneTimeToken"];
            password: components["schemas"]["Password"];
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
        };
        /** @description When a link was asked for. */
        PasswordRequested: {
            requested_at: components["schemas"]["Timestamp"];
        };
        /** @description When the password was changed. */
        PasswordChanged: {
            changed_at: components["schemas"]["Timestamp"];
        };
        /** @description How many sessions ended. */
        SessionsEnded: {
            /** @description Number of sessions. */
            ended: number;
        };
        /**
         * @description A browser in which the person is signed in.
         * @example {
         *       "id": "019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04",
         *       "current": true,
         *       "support": false,
         *       "ip": "192.0.2.10",
         *       "user_agent": "Mozilla/5.0",
         *       "created_at": "2026-03-01T07:55:00.000Z",
         *       "last_used_at": "2026-03-01T09:30:00.000Z",
         *       "expires_at": "2026-03-08T07:55:00.000Z"
         *     }
         */
        Session: {
            id: components["schemas"]["Id"];
            /** @description The one that this request came with. */
            current: boolean;
            /** @description Held by the operator of this service. */
            support: boolean;
            /** @description Address at sign-in. */
            ip: string;
            /** @description What the browser called itself. */
            user_agent: string | null;
            created_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The person who is responsible: who signed in, or who created the key. */
        CurrentUser: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description Given name. */
            first_name: string | null;
            /** @description Family name. */
            last_name: string | null;
            locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["Timezone"];
            role: components["schemas"]["RoleName"];
        };
        /** @description The organization in which everything happens. */
        CurrentOrganization: {
            id: components["schemas"]["Id"];
            /** @description As it is shown. */
            name: string;
            /** @description Short name, unique. */
            slug: string;
            plan: components["schemas"]["Plan"];
            default_locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["Timezone"];
            currency: components["schemas"]["Currency"];
            /** @description Where its data is kept. */
            data_region: string;
        };
        /** @description To be sent as `X-CSRF-Token` with every change. */
        CsrfToken: string | null;
        /**
         * @description The session that began.
         * @example {
         *       "id": "019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04",
         *       "expires_at": "2026-03-08T07:55:00.000Z",
         *       "csrf_token": "q3Zr0cYxkT9mVb2Nf7Wd1sLh8aUeGjPo5iXyRtC4MzE",
         *       "user": {
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "email": "claire@acme.example",
         *         "first_name": "Claire",
         *         "last_name": "Fontaine",
         *         "locale": "fr",
         *         "timezone": "Europe/Paris",
         *         "role": "owner"
         *       },
         *       "organization": {
         *         "id": "019cb4e1-0a00-7b1c-8d2e-3f4a5b6c7d01",
         *         "name": "Acme Europe",
         *         "slug": "acme-europe",
         *         "plan": "professional",
         *         "default_locale": "fr",
         *         "timezone": "Europe/Paris",
         *         "currency": "EUR",
         *         "data_region": "eu"
         *       },
         *       "permissions": [
         *         "entities:read",
         *         "entities:write",
         *         "members:read",
         *         "members:manage"
         *       ]
         *     }
         */
        SignedIn: {
            id: components["schemas"]["Id"];
            expires_at: components["schemas"]["Timestamp"];
            /** @description To be sent as `X-CSRF-Token` with every change. */
            csrf_token: string;
            user: components["schemas"]["CurrentUser"];
            organization: components["schemas"]["CurrentOrganization"];
            permissions: components["schemas"]["Permissions"];
        };
        /** @description The caller and what the caller may do now. */
        Me: {
            /**
             * @description What the request came with.
             * @enum {string}
             */
            credential: "session" | "api_key";
            user: components["schemas"]["CurrentUser"];
            organization: components["schemas"]["CurrentOrganization"];
            /** @description The key, where the request came with one. */
            api_key: {
                id: components["schemas"]["Id"];
                /** @description The key's name. */
                name: string;
                /**
                 * Format: date-time
                 * @description When it stops working.
                 */
                expires_at: string | null;
            } | null;
            /** @description The session, where the request came with one. */
            session: {
                id: components["schemas"]["Id"];
                /** @description Held by the operator of this service. */
                support: boolean;
                expires_at: components["schemas"]["Timestamp"];
            } | null;
            csrf_token: components["schemas"]["CsrfToken"];
            permissions: components["schemas"]["Permissions"];
        };
        /** @description See the OpenAPI Specification 3.1. */
        OpenApiDocument: {
            /** @description Version of the specification. */
            openapi: string;
            /** @description Title and version. */
            info: Record<string, never>;
            /** @description The operations. */
            paths: Record<string, never>;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What kind of work it is.
         * @enum {string}
         */
        TaskType: "todo" | "call" | "email" | "meeting" | "follow_up";
        /**
         * @description How far it is; `todo`, `in_progress` and `waiting` are open.
         * @enum {string}
         */
        TaskStatus: "todo" | "in_progress" | "waiting" | "completed" | "cancelled";
        /**
         * @description How much it matters.
         * @enum {string}
         */
        TaskPriority: "low" | "normal" | "high" | "urgent";
        /** @description What a client may set. */
        TaskFields: {
            /** @description What is to be done. */
            title?: string;
            /** @description Free text. */
            description?: string | null;
            type?: components["schemas"]["TaskType"];
            status?: components["schemas"]["TaskStatus"];
            priority?: components["schemas"]["TaskPriority"];
            /**
             * Format: date-time
             * @description By when.
             */
            due_at?: string | null;
            /**
             * Format: date-time
             * @description When to remind, at `due_at` or before.
             */
            reminder_at?: string | null;
            /**
             * Format: uuid
             * @description The user who does it.
             */
            assignee_id?: string | null;
            related_to?: components["schemas"]["RelatedTo"];
            tags?: components["schemas"]["Tags"];
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /** @description A new task. */
        TaskCreate: WithRequired<components["schemas"]["TaskFields"], "title">;
        /** @description Fields to change. */
        TaskUpdate: components["schemas"]["TaskFields"];
        /**
         * @description Something that somebody has to do.
         * @example {
         *       "id": "019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04",
         *       "version": 1,
         *       "title": "Send the offer",
         *       "description": "The one for three machines.",
         *       "type": "email",
         *       "status": "todo",
         *       "priority": "high",
         *       "due_at": "2026-03-05T16:00:00.000Z",
         *       "reminder_at": "2026-03-05T08:00:00.000Z",
         *       "completed_at": null,
         *       "is_overdue": false,
         *       "assignee_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "related_to": [
         *         {
         *           "record_type": "contact",
         *           "record_id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e"
         *         }
         *       ],
         *       "tags": [
         *         "offer"
         *       ],
         *       "custom_fields": {},
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "deleted_at": null
         *     }
         */
        Task: {
            /**
             * Format: date-time
             * @description When it was completed.
             */
            readonly completed_at: string | null;
            /** @description Open and past its due time. */
            readonly is_overdue: boolean;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["TaskFields"], "title" | "description" | "type" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "related_to" | "tags" | "custom_fields">);
        /** @description What to search for, and which page of it. */
        TaskSearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; 25 where left out. */
            page_size?: number;
            /** @description Empty for the first page; then `meta.next_cursor`. */
            cursor?: string;
            /** @description Up to four fields, `-` before one for descending; `-created_at` where left out. */
            sort?: string;
        };
        /** @description Something happened to a task. */
        TaskEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record as it was after the change. */
            data: {
                object: components["schemas"]["Task"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * @description What happened to what.
         * @enum {string}
         */
        WebhookEventType: "contact.created" | "contact.updated" | "contact.deleted" | "contact.restored" | "contact.lifecycle_stage_changed" | "contact.company_linked" | "contact.company_unlinked" | "company.created" | "company.updated" | "company.deleted" | "company.restored" | "opportunity.created" | "opportunity.updated" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "opportunity.deleted" | "task.created" | "task.updated" | "task.completed" | "task.deleted" | "task.restored" | "note.created" | "note.updated" | "note.deleted" | "note.restored" | "campaign.created" | "campaign.scheduled" | "campaign.sent" | "campaign.cancelled" | "email.sent" | "email.failed" | "email.bounced" | "email.unsubscribed";
        /** @description What changed, by field. */
        FieldChanges: {
            [key: string]: {
                /** @description The value before. */
                old: unknown;
                /** @description The value now. */
                new: unknown;
            };
        };
        /** @description Something happened to a contact. */
        ContactEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record as it was after the change. */
            data: {
                object: components["schemas"]["Contact"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Something happened to a company. */
        CompanyEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record as it was after the change. */
            data: {
                object: components["schemas"]["Company"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
    };
    responses: never;
    parameters: {
        /** @description The record's id. */
        Id: components["schemas"]["Id"];
        /** @description Page number, from 1. */
        Page: number;
        /** @description Records per page. */
        PageSize: number;
        /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
        Cursor: string;
        /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
        IfMatch: string;
        /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
        IdempotencyKey: string;
        /** @description The event's id, the same at every attempt. */
        WebhookId: string;
        /** @description When this attempt was signed, in seconds since 1970. */
        WebhookTimestamp: string;
        /** @description `v1,` and the signature; two of them, separated by a space, for a day after the secret was rotated. */
        WebhookSignature: string;
        /** @description Language of the sentences in errors: English or French. */
        AcceptLanguage: string;
        /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        RequestId: string;
        /** @description Required where a browser session sends the request. */
        CsrfToken: string;
    };
    requestBodies: never;
    headers: {
        /** @description The record's version, in quotes. */
        ETag: string;
        /** @description Path of the record that was created. */
        Location: string;
        /** @description The request's id, also in the service's log. */
        RequestId: string;
        /** @description Language of the sentences. */
        ContentLanguage: "en" | "fr";
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description How to authenticate. */
        Authenticate: string;
        /** @description There when the first answer of this key is sent again. */
        Replayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "entities.activity": {
        parameters: {
            query?: {
                /** @description Only entries of these types. */
                type?: components["schemas"]["ActivityType"][];
                /** @description Only what happened at this time or later. */
                since?: components["schemas"]["Timestamp"];
                /** @description Only what happened before this time. */
                until?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the timeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.activity": {
        parameters: {
            query?: {
                /** @description Only entries of these types. */
                type?: components["schemas"]["ActivityType"][];
                /** @description Only what happened at this time or later. */
                since?: components["schemas"]["Timestamp"];
                /** @description Only what happened before this time. */
                until?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the timeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: {
                /** @description Only keys in this state. */
                status?: components["schemas"]["ApiKeyStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, name, expires_at, last_used_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys, without their secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The key with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IssuedApiKey"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `support_session_forbidden` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `secret_already_shown` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, without its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyUpdate"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `support_session_forbidden` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotate"];
            };
        };
        responses: {
            /** @description The key with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IssuedApiKey"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `support_session_forbidden` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `secret_already_shown`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.list": {
        parameters: {
            query?: {
                /** @description Searches names, subjects and tags, without regard to case and accents. */
                q?: string;
                /** @description Only campaigns in this status. */
                status?: components["schemas"]["CampaignStatus"];
                /** @description Only campaigns to this segment. */
                segment_id?: components["schemas"]["Id"];
                /** @description Only campaigns that this user owns. */
                owner_id?: components["schemas"]["Id"];
                /** @description Only campaigns with this tag, without regard to case. */
                tag?: string;
                /** @description Only campaigns created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only campaigns created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only campaigns scheduled for this time or later. */
                scheduled_after?: components["schemas"]["Timestamp"];
                /** @description Only campaigns scheduled for before this time. */
                scheduled_before?: components["schemas"]["Timestamp"];
                /** @description Deleted campaigns too. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, name, scheduled_at, started_at, completed_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignCreate"];
            };
        };
        responses: {
            /** @description The campaign that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.search": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignSearch"];
            };
        };
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignUpdate"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.schedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignSchedule"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.unschedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignTest"];
            };
        };
        responses: {
            /** @description The messages as they were accepted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CampaignTestSent"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable`, `all_recipients_suppressed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "campaigns.recipients": {
        parameters: {
            query?: {
                /** @description Only recipients in this status. */
                status?: components["schemas"]["CampaignRecipientStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, email, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of recipients. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CampaignRecipient"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "customFields.list": {
        parameters: {
            query?: {
                /** @description Only fields of this kind of record. */
                entity_type?: components["schemas"]["CustomFieldRecordType"];
                /** @description Only archived fields, or only those in use. */
                archived?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, position, key, label, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of custom fields. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "customFields.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldCreate"];
            };
        };
        responses: {
            /** @description The custom field that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `duplicate`, `in_use` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "customFields.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom field. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "customFields.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldUpdate"];
            };
        };
        responses: {
            /** @description The custom field as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "customFields.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `in_use` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "emails.list": {
        parameters: {
            query?: {
                /** @description Only messages in this status. */
                status?: components["schemas"]["EmailStatus"];
                /** @description Only messages of this category. */
                category?: components["schemas"]["EmailCategory"];
                /** @description Only messages to this address, whether in `to`, `cc` or `bcc`. */
                recipient?: string;
                /** @description With `record_id`, only messages about this record, or to this contact. */
                record_type?: "contact" | "company" | "opportunity" | "event";
                /** @description With `record_type`, only messages about this record, or to this contact. */
                record_id?: components["schemas"]["Id"];
                /** @description Only messages accepted at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only messages accepted before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, send_at, sent_at, subject, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailMessage"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "emails.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCreate"];
            };
        };
        responses: {
            /** @description The message as it was accepted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailMessage"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable`, `all_recipients_suppressed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "emails.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailMessage"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "emails.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailMessage"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.list": {
        parameters: {
            query?: {
                /**
                 * @description Only records of this kind.
                 * @example contact
                 */
                entity_type?: components["schemas"]["EntityType"];
                /** @description Searches names, e-mail addresses, domains and phone numbers, without regard to case and accents. */
                q?: string;
                /** @description Only records with exactly this e-mail address, as their first or an additional one. */
                email?: string;
                /** @description Only companies of this domain, and contacts whose e-mail address is in it. */
                domain?: string;
                /** @description Only contacts of this company. */
                company_id?: components["schemas"]["Id"];
                /** @description Only records that this user owns. */
                owner_id?: components["schemas"]["Id"];
                /** @description Only records in this stage. */
                lifecycle_stage?: components["schemas"]["LifecycleStage"];
                /** @description Only records with at least this score. */
                lead_score_min?: number;
                /** @description Only records with at most this score. */
                lead_score_max?: number;
                /** @description Only records with this tag, without regard to case. */
                tag?: string;
                /** @description Only members of this segment. */
                segment_id?: components["schemas"]["Id"];
                /** @description Only records created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only records created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only records changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only records last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Deleted records too. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, first_name, last_name, name, email, lead_score, last_activity_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityCreate"];
            };
        };
        responses: {
            /** @description The record that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `duplicate` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.search": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntitySearch"];
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, live again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `duplicate` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.purge": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was purged. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityUpsert"];
            };
        };
        responses: {
            /** @description The record as it is now, and whether it was created. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                        /** @description How it came about. */
                        meta: {
                            /** @description False where a record was there already. */
                            created: boolean;
                        };
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `duplicate` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.batch": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityBatch"];
            };
        };
        responses: {
            /** @description One result for each operation, in their order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            results: components["schemas"]["BatchResult"][];
                            /** @description How many were done. */
                            succeeded: number;
                            /** @description How many were refused. */
                            failed: number;
                        };
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.linkCompany": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company_id: components["schemas"]["Id"];
                    /** @description True where left out. */
                    replace_existing?: boolean;
                };
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.unlinkCompany": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.contacts": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, first_name, last_name, email, lead_score, last_activity_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.list": {
        parameters: {
            query?: {
                /** @description Only imports with this status. */
                status?: components["schemas"]["ImportStatus"];
                /** @description Only imports of this kind of record. */
                entity_type?: components["schemas"]["EntityType"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of imports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCreate"];
            };
        };
        responses: {
            /** @description The import, which waits for its file. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The import with the columns that were found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImportStart"];
            };
        };
        responses: {
            /** @description The import, which runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.failures": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each failed row, in the order of the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.list": {
        parameters: {
            query?: {
                /** @description Searches names and e-mail addresses. */
                q?: string;
                /** @description Only members with this role. */
                role?: components["schemas"]["RoleName"];
                /** @description Only members in this state. */
                status?: components["schemas"]["MemberStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, email, first_name, last_name, last_login_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInvite"];
            };
        };
        responses: {
            /** @description The invited member. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `duplicate` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The member as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.resendInvitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invited member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notes.list": {
        parameters: {
            query?: {
                /** @description Searches titles and bodies, without regard to case and accents. */
                q?: string;
                /** @description Only notes about a record of this kind; together with `record_id`, about that record. */
                record_type?: components["schemas"]["RelatedRecordType"];
                /** @description Only notes about this record. */
                record_id?: components["schemas"]["Id"];
                /** @description Only notes that are pinned, or only others. */
                pinned?: boolean;
                /** @description Only notes that this user wrote, by key too. */
                created_by?: components["schemas"]["Id"];
                /** @description Only notes created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only notes created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only notes changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only notes last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Deleted notes too. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, title, pinned, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteCreate"];
            };
        };
        responses: {
            /** @description The note that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notes.search": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteSearch"];
            };
        };
        responses: {
            /** @description One page of notes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notes.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteUpdate"];
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notes.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notes.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.notes": {
        parameters: {
            query?: {
                /** @description Only notes that are pinned, or only others. */
                pinned?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, title, pinned, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.list": {
        parameters: {
            query?: {
                /** @description Searches names, next steps, descriptions and tags, without regard to case and accents. */
                q?: string;
                /** @description Only opportunities in this pipeline. */
                pipeline_id?: components["schemas"]["Id"];
                /** @description Only opportunities in the stage with this key. */
                stage?: components["schemas"]["StageKey"];
                /** @description Only opportunities in this state. */
                status?: components["schemas"]["StageType"];
                /** @description Only opportunities that this user owns. */
                owner_id?: components["schemas"]["Id"];
                /** @description Only opportunities with this company. */
                company_id?: components["schemas"]["Id"];
                /** @description Only opportunities with this contact, as the primary one or among the others. */
                contact_id?: components["schemas"]["Id"];
                /** @description Only opportunities with this tag, without regard to case. */
                tag?: string;
                /** @description Only opportunities of at least this amount, in whichever currency. */
                amount_min?: number;
                /** @description Only opportunities of at most this amount, in whichever currency. */
                amount_max?: number;
                /** @description Only opportunities that are expected to close on this day or later. */
                expected_close_after?: components["schemas"]["Date"];
                /** @description Only opportunities that are expected to close before this day. */
                expected_close_before?: components["schemas"]["Date"];
                /** @description Only opportunities created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only opportunities created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only opportunities changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only opportunities last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Deleted opportunities too. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, name, amount, weighted_amount, probability, expected_close_date, closed_at, stage_changed_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of opportunities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityCreate"];
            };
        };
        responses: {
            /** @description The opportunity that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.search": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunitySearch"];
            };
        };
        responses: {
            /** @description One page of opportunities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opportunity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpportunityUpdate"];
            };
        };
        responses: {
            /** @description The opportunity as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "opportunities.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opportunity, live again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunity"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.opportunities": {
        parameters: {
            query?: {
                /** @description Only opportunities in this state. */
                status?: components["schemas"]["StageType"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, name, amount, weighted_amount, probability, expected_close_date, closed_at, stage_changed_at, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of opportunities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Opportunity"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organization.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organization.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationUpdate"];
            };
        };
        responses: {
            /** @description The organization as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "pipelines.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, name, position, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of pipelines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pipeline"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "pipelines.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PipelineCreate"];
            };
        };
        responses: {
            /** @description The pipeline that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `duplicate` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "pipelines.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "pipelines.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PipelineUpdate"];
            };
        };
        responses: {
            /** @description The pipeline as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pipeline"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate`, `in_use`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "pipelines.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `in_use`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, name, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "roles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description The role that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `duplicate` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "roles.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "roles.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `in_use`, `state_conflict` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "search.find": {
        parameters: {
            query: {
                /** @description The words, separated by blanks. */
                q: string;
                /** @description Only these kinds; all where left out. May be repeated. */
                record_types?: components["schemas"]["SearchedType"][];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchResult"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description Who signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `secret_already_shown` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions that have not ended, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.endOthers": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionsEnded"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "session.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "me.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Me"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "password.forgot": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordForgot"];
            };
        };
        responses: {
            /** @description A link is sent if there is such an account. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordRequested"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "password.reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description When it was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordChanged"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "password.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description When it was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordChanged"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `support_session_forbidden` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description Who signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress`, `secret_already_shown` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "system.openapi": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                /** @description Searches titles, descriptions and tags, without regard to case and accents. */
                q?: string;
                /** @description Only tasks in this status. */
                status?: components["schemas"]["TaskStatus"];
                /** @description Only tasks of this type. */
                type?: components["schemas"]["TaskType"];
                /** @description Only tasks of this priority. */
                priority?: components["schemas"]["TaskPriority"];
                /** @description Only tasks of this user. */
                assignee_id?: components["schemas"]["Id"];
                /** @description Only tasks that are open and past their due time, or only others. */
                overdue?: boolean;
                /** @description Only tasks due at this time or later. */
                due_after?: components["schemas"]["Timestamp"];
                /** @description Only tasks due before this time. */
                due_before?: components["schemas"]["Timestamp"];
                /** @description Only tasks about a record of this kind; together with `record_id`, about that record. */
                record_type?: components["schemas"]["RelatedRecordType"];
                /** @description Only tasks about this record. */
                record_id?: components["schemas"]["Id"];
                /** @description Only tasks with this tag, without regard to case. */
                tag?: string;
                /** @description Only tasks created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only tasks created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only tasks changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only tasks last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Deleted tasks too. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, title, due_at, priority, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description The task that was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`, `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.search": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSearch"];
            };
        };
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unprocessable` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tasks.complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Required where a browser session sends the request. */
                "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `version_conflict` */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "entities.tasks": {
        parameters: {
            query?: {
                /** @description Only tasks in this status. */
                status?: components["schemas"]["TaskStatus"];
                /** @description Only tasks that are open and past their due time, or only others. */
                overdue?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, title, due_at, priority, `-` before one for descending; ties are broken by id.
                 * @example -created_at
                 */
                sort?: string;
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `malformed_request`, `validation_failed` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthenticated`, `key_expired`, `key_revoked`, `session_expired` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "WWW-Authenticate": components["headers"]["Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `misdirected` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Anything else, e.g. `internal` */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
