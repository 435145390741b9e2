// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
export interface paths {
    "/v1/activity-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Contains every call by an AI application, including rejected calls, and every change to API keys, AI policy, members, roles, webhooks and connections; newest first. Entries are kept for one year and cannot be changed.
         */
        get: operations["activityLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description Returns the same entries as a CSV file, newest first, with the field names in the first line. A cell that a spreadsheet would interpret as a formula is prefixed with an apostrophe.
         */
        get: operations["activityLog.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description Newest first. Entries about records that the caller cannot read are omitted.
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
         * @description Newest first. Entries about records that the caller cannot read are omitted.
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
    "/v1/ai-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the AI policy
         * @description Returns the upper limit of what AI applications can do for members of the organization.
         */
        get: operations["aiPolicy.get"];
        /**
         * Update the AI policy
         * @description Takes effect at the next call by each application. Setting `enabled` to false revokes all connections at once; enabling AI applications again does not restore them. A connection that loses all its scopes is also revoked. Setting `allow_api_keys` to false revokes the connections of API keys. Lists are replaced: `allowed_scopes`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["aiPolicy.update"];
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
         * List API keys
         * @description Includes expired and revoked keys.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Create an API key
         * @description The secret is returned in this response only. A key never has more permissions than the user who created it, even if that user's permissions change later. Requires the plan `professional` or `enterprise`.
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
         * @description The secret is not returned.
         */
        get: operations["apiKeys.get"];
        /**
         * Update an API key
         * @description Takes effect within one second. A revoked key cannot be changed. Lists are replaced: `scopes`, `allowed_ips`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["apiKeys.update"];
        post?: never;
        /**
         * Revoke an API key
         * @description Takes effect within one second and cannot be undone. The key remains in the list with the status `revoked`.
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
         * Rotate the secret of an API key
         * @description The new secret is returned in this response only. The previous secret remains valid for `grace_seconds`.
         */
        post: operations["apiKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/{booking_slug}/{event_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `booking_slug` of the user who owns the booking page. */
                booking_slug: string;
                /** @description The slug of one of that user's event types. */
                event_slug: string;
            };
            cookie?: never;
        };
        /**
         * Get a booking page
         * @description Requires no authentication. An event type that is private, inactive, deleted, unknown or owned by a suspended user returns 404; the response does not reveal which.
         */
        get: operations["bookingPage.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/{booking_slug}/{event_slug}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `booking_slug` of the user who owns the booking page. */
                booking_slug: string;
                /** @description The slug of one of that user's event types. */
                event_slug: string;
            };
            cookie?: never;
        };
        /**
         * List the slots of a booking page
         * @description Lists the start times that can be booked. `from` and `to` may be at most 31 days apart.
         */
        get: operations["bookingPage.slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/{booking_slug}/{event_slug}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `booking_slug` of the user who owns the booking page. */
                booking_slug: string;
                /** @description The slug of one of that user's event types. */
                event_slug: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a slot
         * @description Books a start time that the slots operation offers. If it is no longer free, the error is `slot_unavailable` with up to five `alternatives`. The invitee and the guests are notified by e-mail. The link for viewing, moving and canceling the booking is sent only in that e-mail, so using it proves access to the mailbox. If the address already has a seat at this start time, the error is `duplicate`. If the event type requires confirmation, the booking is `pending` until a host confirms it.
         */
        post: operations["bookingPage.book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/bookings/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Get the invitee's booking
         * @description Only reads. A token that is invalid, expired, issued for another purpose, or whose event no longer exists returns 404; the response does not reveal which.
         */
        get: operations["bookingPage.booking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/bookings/{token}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        /**
         * List the slots to which the invitee's booking can be moved
         * @description `from` and `to` may be at most 31 days apart. The time that the booking itself occupies counts as free.
         */
        get: operations["bookingPage.newSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/bookings/{token}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline an invitation
         * @description Sets the invitee's `response` and notifies the hosts. The status of the event does not change. Repeating the same response changes nothing. If the event is over, declined or canceled, the error is `state_conflict`.
         */
        post: operations["bookingPage.respond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/bookings/{token}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the invitee's booking to another time
         * @description Moves the booking to a start time that its slots operation offers. The hosts and guests are notified. If the event is over, declined or canceled, or if other people have booked the same event, the error is `state_conflict`.
         */
        post: operations["bookingPage.reschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/bookings/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the invitee's booking
         * @description Cancels the event. If other people have booked the same event, only the seats of the invitee and of their guests are released. The hosts and the affected invitees are notified. A booking that is already canceled is returned unchanged. If the event is over or was declined, the error is `state_conflict`.
         */
        post: operations["bookingPage.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/busy-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List busy times
         * @description Lists the busy times of all users in the organization unless `user_id` is given. Sorted newest first unless `sort` is given. Busy times read from a feed have no title.
         */
        get: operations["busyTimes.list"];
        put?: never;
        /**
         * Create a busy time
         * @description The user cannot be booked during this time. Events that are already booked do not change. `user_id` defaults to the caller. Members can create busy times only for themselves, managers for all users.
         */
        post: operations["busyTimes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/busy-times/{id}": {
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
         * Delete a busy time
         * @description For a busy time read from a feed, the error is `state_conflict`; change the external calendar or delete the feed instead. Members can delete only their own busy times.
         */
        delete: operations["busyTimes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/busy-times/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feeds
         * @description A feed is an external calendar from which busy times are read. Lists the feeds of all users in the organization unless `user_id` is given. Sorted newest first unless `sort` is given.
         */
        get: operations["busyFeeds.list"];
        put?: never;
        /**
         * Create a feed
         * @description Reads the busy times of a user from an external calendar (iCalendar, RFC 5545). The calendar is read immediately in the background and then every 15 minutes. The period read is yesterday and the next 400 days; canceled events and events shown as free are ignored. The URL is treated as a secret: it is stored encrypted and never returned. Its host must resolve to public IP addresses; otherwise the detail code starts with `url_`. A user can have at most 10 feeds. Members can create feeds only for themselves, managers for all users.
         */
        post: operations["busyFeeds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/busy-times/feeds/{id}": {
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
         * Get a feed
         * @description Shows when the feed was last read successfully and why the last attempt failed.
         */
        get: operations["busyFeeds.get"];
        /**
         * Update a feed
         * @description A new `url` is read immediately. The existing busy times remain until it has been read successfully. Members can update only their own feeds. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["busyFeeds.update"];
        post?: never;
        /**
         * Delete a feed
         * @description Also deletes the busy times read from the feed. Members can delete only their own feeds.
         */
        delete: operations["busyFeeds.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/busy-times/feeds/{id}/refresh": {
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
         * Refresh a feed
         * @description Reads the feed now, in the background. On success, `last_read_at` changes. Members can refresh only their own feeds.
         */
        post: operations["busyFeeds.refresh"];
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
         * @description Filters are combined with AND. Sorted newest first unless `sort` is given. The bodies are not included; get a single campaign to read them.
         */
        get: operations["campaigns.list"];
        put?: never;
        /**
         * Create a campaign
         * @description Creates a draft, which may be incomplete until it is scheduled or sent. `owner_id` defaults to the caller. The subject and the bodies may contain variables such as `{{first_name}}`, with an optional fallback: `{{first_name|friend}}`.
         *
         *     Values are escaped in HTML and percent-encoded in links. Variables are not allowed in the host of a link, in styles and in scripts. Links that run code (`javascript:`, `data:`, `vbscript:`) are rejected with `unsafe_link`. If a body does not contain `{{unsubscribe_url}}`, a footer with an unsubscribe link is added; if it does not contain `{{postal_address}}`, a footer with the address of the organization. The footer is in the recipient's language. Test messages have it too.
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
         * @description `filter` is a tree of conditions. Without it, every campaign matches. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
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
         * @description Includes the bodies and the statistics.
         */
        get: operations["campaigns.get"];
        /**
         * Update a campaign
         * @description Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `name`, `tags` and `owner_id` can always be updated, all other fields only while the campaign is a draft. Merged member by member, where null clears a member: `utm`. Lists are replaced: `segment_ids`, `exclude_segment_ids`, `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["campaigns.update"];
        post?: never;
        /**
         * Delete a campaign
         * @description The campaign can be restored. While it is `scheduled` or `sending`, the error is `state_conflict`.
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
         * Restore a deleted campaign
         * @description A campaign that is not deleted is returned unchanged.
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
         * @description The campaign must be a draft with a subject, `from`, a body, and at least one segment of contacts that is not deleted. The error `unprocessable` lists everything that is missing.
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
         * Unschedule a campaign
         * @description Makes a scheduled campaign a draft again. It can then be updated, scheduled for another time, or sent.
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
         * @description The campaign must be a draft or scheduled, and complete as for `schedule`. The recipients are determined in the background: all members of `segment_ids` except those of `exclude_segment_ids`, each address once.
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
         * @description Cancels a scheduled campaign, or the remaining messages of a campaign that is being sent. A canceled campaign cannot be resumed.
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
         * @description The campaign must be sent or canceled.
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
         * Send a campaign to test addresses
         * @description Sends one transactional message to each address. Variables have the values of the contact with this address or, if there is none, of the caller. The campaign must have a subject, `from` and a body. Test messages are not included in the statistics. They have the same footer as campaign messages, but their unsubscribe link opens a page that changes nothing.
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
         * @description The list is empty until sending starts.
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
    "/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes to records
         * @description Changes are returned in commit order. A client that continues with `meta.next_cursor` misses no change, even during concurrent writes. A change becomes visible once no transaction that began before it is open. Changes are kept for 30 days. An older cursor is rejected with the detail `expired_cursor`; read the records again, then start without a cursor. Only changes to record types that the caller can read are returned; changes to API keys require `api_keys:manage`, and changes to connections require `ai:manage`.
         */
        get: operations["changes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connections of all members
         * @description Includes connections that have ended.
         */
        get: operations["connections.list"];
        put?: never;
        post?: never;
        /**
         * Revoke the connections of all members
         * @description Takes effect at the next call by each application; users must then authorize the application again. All API keys with the MCP option lose it, including keys that no application has used yet. These keys remain valid for other programs.
         */
        delete: operations["connections.revokeAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connections/{id}": {
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
         * Revoke a connection
         * @description Takes effect at the application's next call and cannot be undone. An API key that the connection uses loses its MCP option but remains valid for other programs. The connection remains in the list with the status `revoked`.
         */
        delete: operations["connections.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your connections
         * @description Includes connections that have ended.
         */
        get: operations["me.connections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/connections/{id}": {
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
         * Revoke one of your connections
         * @description Has the same effect as revocation by an administrator. Returns `not_found` for connections of other users.
         */
        delete: operations["me.revokeConnection"];
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
         * List custom fields
         * @description Includes archived fields unless `archived` is given. Values of archived fields can still be read and used in filters.
         */
        get: operations["customFields.list"];
        put?: never;
        /**
         * Create a custom field
         * @description The key is unique per record type. A record type has at most 100 custom fields. `options` is required for the types `select` and `multi_select` and not allowed for others. A required field must have a value when a record is created and cannot be cleared afterwards. Existing records without a value can still be changed.
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
         * @description Also returns archived fields.
         */
        get: operations["customFields.get"];
        /**
         * Update a custom field
         * @description `entity_type`, `key` and `type` cannot be changed. Only fields of type `select` and `multi_select` have `options`. Values with a removed option are kept until they are changed. An archived field accepts no new values. Lists are replaced: `options`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["customFields.update"];
        post?: never;
        /**
         * Delete a custom field
         * @description Fails with `in_use` while a record, including a deleted one, has a value for the field, or the filter of a segment refers to it. Archive the field instead.
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
         * @description Filters are combined with AND. Sorted newest first unless `sort` is given. `html` and `text` are not included; get a single message to read them.
         */
        get: operations["emails.list"];
        put?: never;
        /**
         * Send an e-mail message
         * @description Accepts the message and sends it in the background, at `send_at` or as soon as possible. Each item of `to`, `cc` and `bcc` contains one address, and each address may occur only once. A recipient is `suppressed` if the address is undeliverable or, for marketing messages, unsubscribed. If all recipients are suppressed, the message is rejected with `all_recipients_suppressed`. Marketing messages get a footer with the postal address of the organization and an unsubscribe link, in the language of the contact or, if unknown, of the organization. Links in `html` that run code (`javascript:`, `data:`, `vbscript:`) are rejected with `unsafe_link`.
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
         * @description Includes `html` and `text`. Attachments are listed without their content. Links that let the recipient change a booking or unsubscribe are returned without their signature, so that only the recipient can use them.
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
         * @description The message must be `scheduled` or `queued`; otherwise the error is `state_conflict`.
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
         * @description Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
         */
        get: operations["entities.list"];
        put?: never;
        /**
         * Create a contact or a company
         * @description A contact needs at least one of `first_name`, `last_name` and `email`; a company needs `name`. E-mail addresses are unique among live contacts, domains among live companies. If `owner_id` is omitted, the creator becomes the owner.
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
         * @description `filter` is a tree of conditions; without a filter, all records match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
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
         * @description Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
         */
        get: operations["entities.get"];
        /**
         * Update a contact or a company
         * @description Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member, where null clears a member: `custom_fields`, `external_ids`, `address`, `billing_address`, `shipping_address`. Lists are replaced: `tags`, `additional_emails`, `additional_domains`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["entities.update"];
        post?: never;
        /**
         * Delete a contact or a company
         * @description The record can be restored until it is purged. Its e-mail addresses or domains can be used by other records.
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
         * Restore a deleted contact or company
         * @description Fails with `duplicate` if a live record now has one of its e-mail addresses or domains. A record that is not deleted is returned unchanged.
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
         * Purge a contact or a company
         * @description Deletes a live or deleted record permanently. A purged record cannot be restored.
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
         * Create or update a contact or a company
         * @description Searches for a live record by `match_by`: a contact by one of its e-mail addresses, a company by one of its domains, and either of them by its id in `namespace`. If a record is found, it is updated as by PUT, with two differences: external ids are added to the existing ones, and the e-mail address or domain that matched keeps its position. Otherwise the record is created. Concurrent calls with the same key create only one record.
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
         * Create, update and delete up to 100 contacts and companies
         * @description Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations also require the permission `entities:delete`.
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
         * Link a contact to a company
         * @description Repeating the call has no further effect. With `replace_existing: false`, the call fails with `state_conflict` if the contact is linked to another company.
         */
        put: operations["entities.linkCompany"];
        post?: never;
        /**
         * Unlink a contact from its company
         * @description A contact without a company is returned unchanged.
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
         * @description Fails with `unprocessable` if the record is a contact.
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
    "/v1/entities/{id}/merge": {
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
         * Merge duplicates into a contact or a company
         * @description The record in the path is kept. It keeps its values and takes missing ones from the duplicates, in their order; `fields` selects the value of a certain record instead. Tags, additional addresses and domains, external ids and custom fields are combined; if two records have an id in the same namespace, the id of the kept record wins. An opt-out or do-not-call flag of any of the records remains in effect. Opportunities, tasks, notes, contacts, child companies, segment memberships and e-mails are moved to the kept record. The duplicates are deleted permanently: requests for a duplicate return `not_found` with `merged_into`, and restoring it fails with `state_conflict`. `dry_run` returns the result without changing anything. Also requires the permission `entities:delete`.
         */
        post: operations["entities.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find duplicates of a candidate, or all duplicates
         * @description With `candidate`, returns live records that could be the same, most likely first, whether or not the candidate is stored. Without it, returns groups of live records that could be the same, ordered by the shared value: e-mail address, phone, domain, name. `meta.total` is then the number of values that several records share. Records that share a value but are not similar enough form no group, so a page can contain fewer groups than `page_size`.
         */
        post: operations["entities.findDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/duplicates": {
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
         * List possible duplicates of a contact or a company
         * @description Most likely first. Compares normalized e-mail addresses, phone numbers, domains and names, ignoring accents, with records of the same type. At most 50 records are compared per shared value.
         */
        get: operations["entities.duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/reschedule": {
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
         * Reschedule an event
         * @description Moves an event to another time. The event keeps its id, invitees and status; its previous time is added to `history`. The new time must be a start time that the event type offers; the time that the event itself occupies counts as free. `duration_minutes` defaults to the current duration. The hosts do not change if they are free at the new time; with `round_robin`, another host takes over if necessary. If the new time is not available, the error is `slot_unavailable` with up to five `alternatives`. If the event is over, declined or canceled, the error is `state_conflict`.
         */
        post: operations["events.reschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/cancel": {
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
         * Cancel an event
         * @description The time of the event can be booked again immediately. An event that is already canceled is returned unchanged, and no notifications are sent. If the event is over or was declined, the error is `state_conflict`.
         */
        post: operations["events.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/confirm": {
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
         * Confirm an event
         * @description The event must be pending and not over; otherwise the error is `state_conflict`.
         */
        post: operations["events.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/decline": {
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
         * Decline an event
         * @description The time of the event can be booked again immediately. The event must be pending and not over; otherwise the error is `state_conflict`.
         */
        post: operations["events.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/no-show": {
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
         * Record no-shows
         * @description Records that invitees, the hosts, or both did not attend; `false` reverts this. The event must be confirmed and have started; otherwise the error is `state_conflict`. No notifications are sent.
         */
        post: operations["events.noShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/invitees": {
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
         * List the invitees of an event
         * @description Sorted newest first unless `sort` is given.
         */
        get: operations["events.invitees"];
        put?: never;
        /**
         * Add an invitee to an event
         * @description If the event has several seats, the invitee takes one; if none is left, the error is `slot_unavailable`. Otherwise the invitee is added as a guest. Such an event can have at most 20 guests; `max_guests` of the event type limits only the guests in a booking. The contact with this address is linked, or created if there is none. An address that is already invited (ignoring case) is returned unchanged. The invitee is sent an invitation, and the hosts an update of their calendar entry. If the event is over, declined or canceled, the error is `state_conflict`.
         */
        post: operations["events.addInvitee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/invitees/{invitee_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The invitee's id. */
                invitee_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an invitee from an event
         * @description A removed invitee stays in the list with `cancelled_at` set. The invitee is notified, and the hosts are sent an update of their calendar entry. An invitee who was already removed is returned unchanged. For the last invitee, the error is `state_conflict`; cancel the event instead. If the event is over, declined or canceled, the error is also `state_conflict`.
         */
        delete: operations["events.removeInvitee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types
         * @description Filters are combined with AND. Includes inactive event types unless `is_active` is given. Sorted newest first unless `sort` is given.
         */
        get: operations["eventTypes.list"];
        put?: never;
        /**
         * Create an event type
         * @description By default, the caller is the owner and the only host, `slug` is derived from the title, and the event type is active, public, and can be booked from one hour to 60 days ahead. Members can create event types only for themselves, managers for all users.
         */
        post: operations["eventTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-types/{id}": {
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
         * Get an event type
         * @description A deleted event type returns 404. Restore it first, or list it with `include_deleted`.
         */
        get: operations["eventTypes.get"];
        /**
         * Update an event type
         * @description Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. Lists, `location`, `booking_window` and `limits` are replaced as a whole. Booked events do not change. Members can update only event types that they own. Merged member by member, where null clears a member: `limits`. Lists are replaced: `hosts`, `duration_options`, `questions`, `reminder_minutes`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["eventTypes.update"];
        post?: never;
        /**
         * Delete an event type
         * @description The event type can be restored. Booked events do not change. Members can delete only event types that they own.
         */
        delete: operations["eventTypes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-types/{id}/restore": {
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
         * Restore a deleted event type
         * @description An event type that is not deleted is returned unchanged. If another event type of the owner now has its slug, the error is `duplicate`. If its schedule was deleted, the error is `unprocessable`.
         */
        post: operations["eventTypes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-types/{id}/slots": {
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
         * List the slots of an event type
         * @description Lists the start times that can be booked, in order. `from` and `to` may be at most 31 days apart; past times are not returned. Slots respect the schedules and the other events and busy times of the hosts, and the notice, booking window, buffers and limits of the event type. A slot is not reserved. If `seats_left` is less than `seats` of the event type, booking the slot joins an existing event.
         */
        get: operations["eventTypes.slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Filters are combined with AND. The total is exact. Sorted by time of booking, newest first, unless `sort` is given. Each event contains at most 20 of its invitees; `invitee_count` is their total number.
         */
        get: operations["events.list"];
        put?: never;
        /**
         * Book an event
         * @description Books a start time that the event type offers (see its slots). If it is no longer free, the error is `slot_unavailable` with up to five `alternatives`. With `round_robin`, the host is the free one with the fewest events of this type in the 30 days before and after the start. If no contact has the address of an invitee, a contact is created. If the event type has several seats and this start time is already booked, the invitees join the existing event; its location and opportunity do not change, and each guest takes a seat. If the event type requires confirmation, the event is `pending` until a host confirms it.
         */
        post: operations["events.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}": {
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
         * Get an event
         * @description Includes all invitees, also removed ones.
         */
        get: operations["events.get"];
        /**
         * Update an event
         * @description Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `metadata` is replaced as a whole. If the event is over, declined or canceled, updating the title, description, location or host returns the error `state_conflict`. Invitees are notified of changes of these fields. All other fields can be updated at any time. To change the time, reschedule the event. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["events.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/ics": {
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
         * Download an event as a calendar file
         * @description An iCalendar file (RFC 5545) with one event, for the calendars of hosts and colleagues. The first host is the ORGANIZER, the other hosts are ATTENDEEs who have accepted. Invitees are listed only in the description, so that calendars send them no messages. The file has no METHOD because a published event must not contain attendees (RFC 5546 3.2.1). The UID never changes, so importing the file again updates the existing entry.
         */
        get: operations["events.ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{id}/events": {
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
         * List the events of a contact or a company
         * @description For a contact, lists the events to which it is invited; for a company, the events to which any of its contacts is invited. Sorted by time of booking, newest first, unless `sort` is given. Each event contains at most 20 of its invitees.
         */
        get: operations["entities.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export contacts or companies
         * @description Creates a CSV file in the background; `GET /v1/jobs/{job_id}` returns its progress. The file (RFC 4180, UTF-8 without a byte order mark) has the field names in its first line and can be imported again. Lists are joined with `; `. Members of objects have separate columns (`address.city`, `custom_fields.<key>`, `external_ids.<namespace>`). A cell that a spreadsheet would interpret as a formula is prefixed with an apostrophe. The file is kept for 7 days.
         */
        post: operations["exports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports/{id}": {
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
         * Get an export
         * @description Returns the status of the export and when its file expires.
         */
        get: operations["exports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports/{id}/file": {
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
         * Download the file of an export
         * @description Fails with `state_conflict` while the file is not ready.
         */
        get: operations["exports.file"];
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
         * List imports
         * @description Sorted newest first unless `sort` is given.
         */
        get: operations["imports.list"];
        put?: never;
        /**
         * Create an import
         * @description Sets the record type and the options of the import. Then upload the file (PUT …/file), check the detected columns, and start the import (POST …/start). An import is kept for 30 days, or for 7 days if it is never started. Without a mapping, columns are matched by their names in English and French.
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
         * @description While the import runs, `processed_rows` of `rows` and `seconds_left` report its progress.
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
         * Upload the file of an import
         * @description CSV with column names in the first line, separated by comma, semicolon, tab or `|`. The encoding is detected: UTF-8, UTF-16 with a byte order mark, or Windows-1252, as Excel writes them. The file is stored in UTF-8. The upload is streamed, up to 256 MiB, optionally with `Content-Encoding: gzip` (256 MiB uncompressed). A file that cannot be parsed is rejected with the line of the first error, and is not stored. An interrupted upload is not stored either. Another upload replaces the file until the import is started.
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
         * @description Runs in the background and commits each batch of rows as a whole, so it resumes after a crash. Cancel it with POST /v1/jobs/{job_id}/cancel. Options in this request override those of the import. After a dry run, the import can be started again.
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
         * @description CSV with the line number in the file, the fields, the reasons (in the caller's language) and the original row. After correction it can be imported again: the columns `import_line`, `import_fields` and `import_reasons` are ignored automatically.
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
         * @description Returns the progress of a job. Visible only to the user who started it and to users with `organization:manage`, until 30 days after its end.
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
         * @description A queued job is canceled immediately. A running job stops at its next step, and its effects until then remain. Fails with `state_conflict` if the job has ended.
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
         * List members
         * @description Includes invited and suspended members. Sorted newest first unless `sort` is given.
         */
        get: operations["members.list"];
        put?: never;
        /**
         * Invite a member
         * @description Sends an invitation with a link that is valid for seven days. Fails with `duplicate` if the address already has an account, in this or another organization.
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
         * @description The id is the one that `owner_id` and `created_by` contain.
         */
        get: operations["members.get"];
        /**
         * Update a member
         * @description `booking_slug` is unique across all organizations; otherwise the request fails with `duplicate`. Suspending a member ends their sessions immediately, and the API keys that they created stop working. The last owner cannot be suspended or given another role. You cannot assign a role with more permissions than your own. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
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
         * Resend an invitation
         * @description Sends a new link and invalidates earlier ones. Fails with `state_conflict` unless the member's status is `invited`.
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
         * @description Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given; `-pinned` lists pinned notes first.
         */
        get: operations["notes.list"];
        put?: never;
        /**
         * Create a note
         * @description The body is Markdown. HTML is removed from it: tags, comments, and the entire content of scripts and styles. Markdown code is kept unchanged. Clients must still treat the body as untrusted text.
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
         * @description `filter` is a tree of conditions; without a filter, all notes match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
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
         * @description Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
         */
        get: operations["notes.get"];
        /**
         * Update a note
         * @description Only the author and administrators can update a note. Sent fields are changed, `null` clears a field, and omitted fields keep their values. `related_to` is replaced as a whole. Lists are replaced: `related_to`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["notes.update"];
        post?: never;
        /**
         * Delete a note
         * @description The note can be restored. Only the author and administrators can delete a note.
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
         * Restore a deleted note
         * @description A note that is not deleted is returned unchanged.
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
         * @description Returns live notes only, sorted newest first unless `sort` is given.
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
         * @description Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
         */
        get: operations["opportunities.list"];
        put?: never;
        /**
         * Create an opportunity
         * @description Unless specified, the opportunity is created in the first open stage of the default pipeline, in the organization's currency, and is owned by its creator. Its contacts and its company move to the lifecycle stage `opportunity` unless they are already customers.
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
         * @description `filter` is a tree of conditions; without a filter, all opportunities match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
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
         * @description Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
         */
        get: operations["opportunities.get"];
        /**
         * Update an opportunity
         * @description Sent fields are changed, `null` clears a field, and omitted fields keep their values; `contacts` is replaced as a whole. Unless specified, a change of stage sets the probability of the new stage, and a change of pipeline sets its first open stage. When an opportunity is won, its contacts and its company move to the lifecycle stage `customer`. Merged member by member, where null clears a member: `custom_fields`. Lists are replaced: `contacts`, `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["opportunities.update"];
        post?: never;
        /**
         * Delete an opportunity
         * @description The opportunity can be restored.
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
         * Restore a deleted opportunity
         * @description If its stage no longer exists, the opportunity moves to the first stage of the same type; if its pipeline no longer exists, it moves to the default pipeline. An opportunity that is not deleted is returned unchanged.
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
         * @description For a company, returns its opportunities. For a contact, returns the opportunities with the contact as `primary_contact_id` or in `contacts`. Sorted newest first unless `sort` is given.
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
         * @description Returns its plan, its defaults and the region of its data.
         */
        get: operations["organization.get"];
        /**
         * Update the organization
         * @description Sent fields are changed; omitted fields keep their values. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
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
         * List pipelines
         * @description Returns pipelines with their stages, sorted newest first unless `sort` is given.
         */
        get: operations["pipelines.list"];
        put?: never;
        /**
         * Create a pipeline
         * @description The name is unique. A pipeline needs at least one stage of each type. A `won` stage has the probability 100, a `lost` stage 0. If the new pipeline is the default, the previous default pipeline no longer is.
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
         * @description Returns the pipeline with its stages in order.
         */
        get: operations["pipelines.get"];
        /**
         * Update a pipeline
         * @description `stages` is replaced as a whole. A stage with opportunities cannot be removed or change its type (`in_use`). A changed probability only applies to opportunities that enter the stage afterwards. A pipeline remains the default until another one is made the default. Lists are replaced: `stages`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["pipelines.update"];
        post?: never;
        /**
         * Delete a pipeline
         * @description Fails with `in_use` while the pipeline contains opportunities. The default pipeline cannot be deleted.
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
         * List roles
         * @description Includes built-in roles.
         */
        get: operations["roles.list"];
        put?: never;
        /**
         * Create a role
         * @description The name is unique. The permissions cannot exceed those of the caller.
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
         * @description Returns built-in roles as well.
         */
        get: operations["roles.get"];
        /**
         * Update a role
         * @description Takes effect immediately for all members with this role. Built-in roles cannot be changed. Lists are replaced: `permissions`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["roles.update"];
        post?: never;
        /**
         * Delete a role
         * @description Fails with `in_use` while a member has the role. Built-in roles cannot be deleted.
         */
        delete: operations["roles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules
         * @description Lists the schedules of all users in the organization unless `user_id` is given. Sorted newest first unless `sort` is given.
         */
        get: operations["schedules.list"];
        put?: never;
        /**
         * Create a schedule
         * @description `user_id` defaults to the caller, `timezone` to the time zone of the user, and `weekly_hours` to Monday to Friday from 09:00 to 17:00. These hours also apply to users without a schedule. A user's first schedule is the default; a later schedule with `is_default` replaces it as the default. Members can create schedules only for themselves, managers for all users.
         */
        post: operations["schedules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules/{id}": {
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
         * Get a schedule
         * @description A deleted schedule returns 404. Restore it first, or list it with `include_deleted`.
         */
        get: operations["schedules.get"];
        /**
         * Update a schedule
         * @description Updates the fields that are sent and leaves the others unchanged. `weekly_hours` and `overrides` are replaced as a whole. Booked events do not change. `is_default` cannot be set to false; make another schedule of the user the default instead. Members can update only their own schedules. Lists are replaced: `weekly_hours`, `overrides`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["schedules.update"];
        post?: never;
        /**
         * Delete a schedule
         * @description The schedule can be restored. While an event type uses it, the error is `in_use`. For a default schedule whose user has other schedules, the error is `state_conflict`. Members can delete only their own schedules.
         */
        delete: operations["schedules.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules/{id}/restore": {
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
         * Restore a deleted schedule
         * @description The schedule becomes the default only if its user has no other schedule. A schedule that is not deleted is returned unchanged.
         */
        post: operations["schedules.restore"];
        delete?: never;
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
         * Search all record types
         * @description Finds live records by words in their names and texts, ignoring case and accents. A word can also match the beginning or another part of a longer word, and a phone number matches in any notation. If no record contains all words, records with similar words are returned. Only record types that the caller can read are searched. Sorted by relevance. New records can be found immediately.
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
    "/v1/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List segments
         * @description Filters are combined with AND. A list does not count the members of dynamic segments again, so their `member_count` is the last known count.
         */
        get: operations["segments.list"];
        put?: never;
        /**
         * Create a segment
         * @description A dynamic segment needs a `filter`, whose fields, operators and values are validated; a static segment has none. The name is unique among live segments, ignoring case.
         */
        post: operations["segments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search segments by a filter
         * @description Works like POST /v1/entities/search, with the fields of segments.
         */
        post: operations["segments.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the members of a segment
         * @description Returns the number of records that match the filter, and the newest of them. Nothing is saved.
         */
        post: operations["segments.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/{id}": {
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
         * Get a segment
         * @description Counts the members of a dynamic segment. If counting takes longer than 0.1 s, the last count is returned until its age exceeds 50 times the duration of the count. `evaluated_at` is the time of the count.
         */
        get: operations["segments.get"];
        /**
         * Update a segment
         * @description Sent fields are changed, `null` clears a field, and omitted fields keep their values. `entity_type` and `kind` cannot be changed; freezing makes a dynamic segment static. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["segments.update"];
        post?: never;
        /**
         * Delete a segment
         * @description The members themselves are not deleted. The segment can be restored with its members. Fails with `in_use` while an unfinished campaign uses it.
         */
        delete: operations["segments.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/{id}/restore": {
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
         * Restore a deleted segment
         * @description Fails with `duplicate` if a live segment now has its name. A segment that is not deleted is returned unchanged.
         */
        post: operations["segments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/{id}/freeze": {
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
         * Make a dynamic segment static
         * @description The records that currently match become the members, and the filter is removed. This cannot be undone. A static segment is returned unchanged.
         */
        post: operations["segments.freeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/{id}/members": {
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
         * List the members of a segment
         * @description Returns live records only. Fails with `unprocessable` if the filter refers to a custom field that no longer exists.
         */
        get: operations["segments.members"];
        put?: never;
        /**
         * Add members to a static segment
         * @description Adds all of the records or none. Existing members are ignored. Fails with `state_conflict` for a dynamic segment, whose members are determined by its filter.
         */
        post: operations["segments.addMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/{id}/members/{entity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The member's id. */
                entity_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from a static segment
         * @description The record itself is not deleted. Fails with `state_conflict` for a dynamic segment.
         */
        delete: operations["segments.removeMember"];
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
         * @description Sets the session cookie. The response is the same for an unknown address, a wrong password and a suspended account. A session ends after 12 hours without a request, and after 7 days at the latest.
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
         * List your sessions
         * @description Returns sessions that have not ended, newest first.
         */
        get: operations["session.list"];
        put?: never;
        post?: never;
        /**
         * End your other sessions
         * @description The session of this request continues.
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
         * End one of your sessions
         * @description Signs out the browser of that session. This can be the session of this request.
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
         * Get the caller and their permissions
         * @description Works with sessions and API keys.
         */
        get: operations["me.get"];
        /**
         * Update your profile
         * @description Sent fields are changed; omitted fields keep their values. `booking_slug` is unique across all organizations; otherwise the request fails with `duplicate`. Null removes your booking page.
         */
        put: operations["me.update"];
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
         * Request a password reset
         * @description Sends a link that is valid for 30 minutes and can be used once. The response is the same for an unknown address.
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
         * Set a new password with a token
         * @description Ends all sessions of the user. A token that is unknown, used or expired is rejected.
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
         * Change your password
         * @description Ends all other sessions of the user.
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
         * @description Sets the password and signs the user in with a session cookie. A token that is unknown, used or expired is rejected.
         */
        post: operations["invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/suppressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppressed addresses
         * @description Lists addresses that receive no marketing or no e-mail at all. Sorted newest first unless `sort` is given.
         */
        get: operations["suppressions.list"];
        put?: never;
        /**
         * Suppress an address
         * @description With the reason `unsubscribed`, the address receives no more marketing; with any other reason, it receives no e-mail at all. The contact with this address is updated accordingly. Fails with `duplicate` if the address is already suppressed for this reason.
         */
        post: operations["suppressions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/suppressions/{id}": {
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
         * Remove an address from the suppression list
         * @description The address can receive e-mail again unless it is suppressed for another reason as well. Its record of bounces and complaints is cleared. The contact's `email_consent` is not changed.
         */
        delete: operations["suppressions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a bounce, complaint or reply
         * @description Accepts a message that arrived at the return address: a delivery status notification (RFC 3464), a complaint (RFC 5965), an unsubscribe request (RFC 2369), or a calendar reply to an invitation (RFC 6047, METHOD `REPLY`). After a failed delivery, the recipient of the original message or campaign gets the status `bounced`. An unsubscribe request unsubscribes the recipient. An address is suppressed if it does not exist, after five bounces, or after a complaint. A notification about a delay changes nothing. Submitting the same message again has no further effect.
         *
         *     A calendar reply also requires `booking:write`. It sets the invitee's `response` and notifies the hosts. A reply to an earlier time of the event, or one that is older than a known reply, is `outdated` and changes nothing. If `BOUNCE_ADDRESS` is set, invitations name a separate return address per invitee as the organizer, and only replies to that address are accepted. Otherwise calendars reply to the host. A submitted reply must then refer to an event and an invitee and be sent from the invitee's address. It is rejected if the receiving mail server reported `dmarc=fail`.
         */
        post: operations["suppressions.takeReturned"];
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
         * Get the OpenAPI document
         * @description Returns the OpenAPI 3.1 document of all operations under /v1, without the `data` envelope.
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
         * @description Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given; `priority` sorts from low to urgent.
         */
        get: operations["tasks.list"];
        put?: never;
        /**
         * Create a task
         * @description Defaults: `type` is `todo`, `status` is `todo`, `priority` is `normal`, and the assignee is the creator. A reminder requires a due time and cannot be later than it.
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
         * @description `filter` is a tree of conditions; without a filter, all tasks match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
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
         * @description Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
         */
        get: operations["tasks.get"];
        /**
         * Update a task
         * @description Sent fields are changed, `null` clears a field, and omitted fields keep their values. `custom_fields` is merged key by key; arrays are replaced as a whole. `completed_at` is set and cleared according to `status`. Merged member by member, where null clears a member: `custom_fields`. Lists are replaced: `related_to`, `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["tasks.update"];
        post?: never;
        /**
         * Delete a task
         * @description The task can be restored. Members can only delete tasks that they created or that are assigned to them.
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
         * Restore a deleted task
         * @description A task that is not deleted is returned unchanged.
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
         * @description A task that is already completed is returned unchanged.
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
         * @description Returns live tasks only, sorted newest first unless `sort` is given.
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
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Lists the webhooks of the organization, sorted newest first unless `sort` is given.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create a webhook
         * @description Sends each later event of the kinds in `events` to the URL, signed with the secret. The secret is returned only in this response. The caller must have the permission to read each kind (`x-permission` of the event under `webhooks`; for `*`, all of them), both now and at the time of each delivery. An organization can have at most 20 webhooks.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
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
         * Get a webhook
         * @description The secret is not returned.
         */
        get: operations["webhooks.get"];
        /**
         * Update a webhook
         * @description Updates the fields that are sent; omitted fields are unchanged. While a webhook is `paused`, no events are sent, and events that occur during this time are never sent. Setting `status` to `active` also reactivates a disabled webhook. Lists are replaced: `events`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
         */
        put: operations["webhooks.update"];
        post?: never;
        /**
         * Delete a webhook
         * @description No further events are sent; pending deliveries are canceled. This cannot be undone.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/rotate-secret": {
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
         * Rotate the secret of a webhook
         * @description Issues a new secret, which is returned only in this response. For 24 hours, each delivery carries two signatures, one with the new and one with the previous secret. After that, the previous secret is no longer used.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
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
         * Send a test event
         * @description Sends a `webhook.test` event in the same way as other events, regardless of the `events` of the webhook. If the webhook is not active, the error is `state_conflict`.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/redeliver": {
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
         * Redeliver events
         * @description Sends all failed deliveries of events since a given time again, or a single delivery with any status. The id of an event does not change, so the receiver can recognize an event that it already processed. If the webhook is not active, the error is `state_conflict`.
         */
        post: operations["webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
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
         * List the deliveries of a webhook
         * @description Lists the deliveries of the last 30 days, sorted newest first unless `sort` is given.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The delivery with its attempts. */
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description Returns the time, the response and the duration of each attempt.
         */
        get: operations["webhooks.delivery"];
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
    "api_key.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An API key was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApiKeyEvent"] & {
                        /** @constant */
                        type?: "api_key.created";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "api_key.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The secret of an API key was rotated */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApiKeyEvent"] & {
                        /** @constant */
                        type?: "api_key.rotated";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "api_key.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An API key was revoked */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApiKeyEvent"] & {
                        /** @constant */
                        type?: "api_key.revoked";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "campaign.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of a campaign changed, or its status changed in a way that has no event of its own */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignEvent"] & {
                        /** @constant */
                        type?: "campaign.updated";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A campaign was sent to all its recipients */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A campaign was canceled */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "campaign.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A campaign was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignEvent"] & {
                        /** @constant */
                        type?: "campaign.deleted";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "campaign.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted campaign was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignEvent"] & {
                        /** @constant */
                        type?: "campaign.restored";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "mcp_connection.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An AI application was connected */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ConnectionEvent"] & {
                        /** @constant */
                        type?: "mcp_connection.created";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "mcp_connection.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The connection of an AI application ended */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ConnectionEvent"] & {
                        /** @constant */
                        type?: "mcp_connection.revoked";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A message was accepted by the mail server */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "email.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was accepted and will be sent */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailEvent"] & {
                        /** @constant */
                        type?: "email.created";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "email.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was canceled before it was sent */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailEvent"] & {
                        /** @constant */
                        type?: "email.cancelled";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A message bounced for a recipient */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A recipient unsubscribed from marketing */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "contact.merged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicates were merged into a contact
         * @description `changes.merged_ids.new` contains their ids. A `contact.deleted` event is also sent for each of them.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactEvent"] & {
                        /** @constant */
                        type?: "contact.merged";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "company.merged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicates were merged into a company
         * @description `changes.merged_ids.new` contains their ids. A `company.deleted` event is also sent for each of them.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyEvent"] & {
                        /** @constant */
                        type?: "company.merged";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A pending event was confirmed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.confirmed";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A pending event was declined */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.declined";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.rescheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event was rescheduled
         * @description The id of the event does not change. `history` contains the previous time and the reason for the change.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.rescheduled";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of an event changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.updated";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An event was canceled */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.cancelled";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.no_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A no-show was recorded
         * @description `changes` contains the invitees (`invitees`) or the hosts (`host_no_show`) who did not attend. Reverting a no-show sends `event.updated`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.no_show";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.invitee_removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invitee was removed from an event
         * @description `changes.invitees.old` contains the removed invitees.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.invitee_removed";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event_type.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An event type was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventTypeEvent"] & {
                        /** @constant */
                        type?: "event_type.created";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event_type.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fields of an event type changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventTypeEvent"] & {
                        /** @constant */
                        type?: "event_type.updated";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event_type.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An event type was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventTypeEvent"] & {
                        /** @constant */
                        type?: "event_type.deleted";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event_type.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted event type was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventTypeEvent"] & {
                        /** @constant */
                        type?: "event_type.restored";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An event was booked */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.created";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "event.invitee_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invitee was added to an event
         * @description `changes.invitees.new` contains the new invitees.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventEvent"] & {
                        /** @constant */
                        type?: "event.invitee_added";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** Fields of a note were changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A deleted note was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** Fields of an opportunity were changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** An opportunity moved to another stage */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "opportunity.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted opportunity was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpportunityEvent"] & {
                        /** @constant */
                        type?: "opportunity.restored";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "segment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A segment was created */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SegmentEvent"] & {
                        /** @constant */
                        type?: "segment.created";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "segment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A segment or its members changed
         * @description Also sent when members are added to or removed from a static segment through the API; not sent when a change to a record affects a dynamic segment.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SegmentEvent"] & {
                        /** @constant */
                        type?: "segment.updated";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "segment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A segment was deleted */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SegmentEvent"] & {
                        /** @constant */
                        type?: "segment.deleted";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "segment.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deleted segment was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SegmentEvent"] & {
                        /** @constant */
                        type?: "segment.restored";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** Fields of a task were changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A deleted task was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test event was requested */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookTestEvent"];
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactDeletedEvent"] & {
                        /** @constant */
                        type?: "contact.deleted";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A deleted contact was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** The lifecycle stage of a contact changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyDeletedEvent"] & {
                        /** @constant */
                        type?: "company.deleted";
                    };
                };
            };
            responses: {
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
        /** A deleted company was restored */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Id of the event, identical for all attempts. */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
                /** @description Accepted. Any 2xx acknowledges the event; anything else is retried. */
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
         * @description How a call reached the service. `console` is a browser session; `rest` is a request with an API key.
         * @enum {string}
         */
        Channel: "mcp" | "rest" | "console" | "system";
        /**
         * @description How a call ended. `denied`: the caller lacks the right; `invalid`: the request was malformed or could not be performed; `error`: the service failed.
         * @enum {string}
         */
        ActivityLogResult: "success" | "denied" | "invalid" | "conflict" | "rate_limited" | "error";
        /**
         * @description One action or attempted action.
         * @example {
         *       "id": "019cb4f1-1a2b-7c3d-8e4f-5a6b7c8d9e01",
         *       "occurred_at": "2026-03-03T08:00:00.000Z",
         *       "channel": "mcp",
         *       "actor": {
         *         "type": "mcp",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": "Claude"
         *       },
         *       "user_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "application": "Claude",
         *       "connection_id": "019cb4f0-2b3c-7d4e-9f50-6b7c8d9e0f12",
         *       "action": "tools.update_crm_record",
         *       "tool": "update_crm_record",
         *       "record": {
         *         "type": "contact",
         *         "id": "019cb4e5-3c4d-7e5f-8061-7c8d9e0f1a23"
         *       },
         *       "result": "success",
         *       "error_code": null,
         *       "arguments_hash": "5f0c2d71:9b74c9897bac770ffc029102a200c5de3a6f0f4c6c0a54f3d3f3d5d0f4b7c1aa",
         *       "ip": "203.0.113.7",
         *       "user_agent": "claude/1.0",
         *       "request_id": "req-7f3a9c21b4",
         *       "duration_ms": 12,
         *       "reason": null
         *     }
         */
        ActivityLogEntry: {
            id: components["schemas"]["Id"];
            occurred_at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["Channel"];
            actor: components["schemas"]["Actor"];
            /**
             * Format: uuid
             * @description The user who is responsible for the action.
             */
            user_id: string | null;
            /** @description The AI application's name. */
            application: string | null;
            /**
             * Format: uuid
             * @description The AI application's connection.
             */
            connection_id: string | null;
            /** @description The operation, or `tools.<name>`. */
            action: string;
            /** @description The tool that was called. */
            tool: string | null;
            /** @description The affected record. */
            record: {
                type: string;
                /** Format: uuid */
                id: string | null;
            } | null;
            result: components["schemas"]["ActivityLogResult"];
            /** @description Code of the error if the call was rejected or failed. */
            error_code: string | null;
            /** @description HMAC-SHA-256 of the arguments with a key of the organization, prefixed with the name of the key. Equal arguments have equal hashes under the same key. The arguments themselves are not stored. */
            arguments_hash: string | null;
            /** @description The client's address. */
            ip: string | null;
            /** @description The client's User-Agent header. */
            user_agent: string | null;
            /** @description The request id, as in `X-Request-Id`. */
            request_id: string | null;
            /** @description Duration in milliseconds. */
            duration_ms: number | null;
            /** @description The reason given for a support session. */
            reason: string | null;
        };
        /**
         * @description Type of a timeline entry.
         * @enum {string}
         */
        ActivityType: "record_created" | "field_changed" | "lifecycle_changed" | "stage_changed" | "linked" | "unlinked" | "merged" | "note_added" | "task_created" | "task_completed" | "email_sent" | "event_booked" | "event_rescheduled" | "event_cancelled" | "event_no_show";
        /**
         * @description One entry in the timeline of a record. Its id is not the id of a record.
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
         *       "summary": "Claire Fontaine changed job title.",
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
                /** @description The previous value. */
                old: unknown;
                /** @description The new value. */
                new: unknown;
            }[] | null;
            /** @description The other record that the entry refers to, e.g. the added note; null if there is none. */
            related: {
                /** @description Record type. */
                type: string;
                id: components["schemas"]["Id"];
            } | null;
        };
        /**
         * @description A scope of an AI application.
         * @enum {string}
         */
        McpScope: "crm:read" | "crm:write" | "booking:read" | "booking:write";
        /** @description Fields that an administrator can set. */
        AiPolicyFields: {
            /** @description Whether AI applications can be connected. */
            enabled?: boolean;
            /** @description The scopes that AI applications can have at most. */
            allowed_scopes?: components["schemas"]["McpScope"][];
            /** @description Whether AI applications can also use API keys with the MCP option. */
            allow_api_keys?: boolean;
            /** @description Whether members can connect applications that registered themselves and that nobody has verified. */
            allow_dynamic_registration?: boolean;
        };
        /** @description Fields to change. */
        AiPolicyUpdate: {
            /** @description Version of the organization record, which contains the policy. */
            version?: number;
            updated_at?: components["schemas"]["Timestamp"];
            updated_by?: components["schemas"]["Actor"];
        } & components["schemas"]["AiPolicyFields"];
        /**
         * @description Upper limit of what AI applications can do in the organization.
         * @example {
         *       "enabled": true,
         *       "allowed_scopes": [
         *         "crm:read",
         *         "booking:read"
         *       ],
         *       "allow_api_keys": false,
         *       "allow_dynamic_registration": true,
         *       "version": 3,
         *       "updated_at": "2026-03-01T09:30:00.000Z",
         *       "updated_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       }
         *     }
         */
        AiPolicy: {
            /** @description Version of the organization record, which contains the policy. */
            readonly version: number;
            readonly updated_at: components["schemas"]["Timestamp"];
            readonly updated_by: components["schemas"]["Actor"];
        } & WithRequired<components["schemas"]["AiPolicyFields"], "enabled" | "allowed_scopes" | "allow_api_keys" | "allow_dynamic_registration">;
        /**
         * @description Only an active key is accepted.
         * @enum {string}
         */
        ApiKeyStatus: "active" | "expired" | "revoked";
        /** @description Fields that an administrator can set. */
        ApiKeyFields: {
            /** @description Name that describes the purpose of the key. */
            name?: string;
            /** @description The permissions that the key has at most. */
            scopes?: components["schemas"]["Permission"][];
            /** @description IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. */
            allowed_ips?: string[];
            /**
             * Format: date-time
             * @description When the key expires; null if it never expires.
             */
            expires_at?: string | null;
            /** @description Whether AI applications can use the key; defaults to false. */
            mcp_access?: boolean;
        };
        /** @description Fields that the service sets on a key. */
        ApiKeyState: {
            /** @description The first characters of the secret. */
            readonly prefix?: string;
            /** @description The last characters of the secret. */
            readonly last4?: string;
            readonly status?: components["schemas"]["ApiKeyStatus"];
            /**
             * Format: date-time
             * @description When the key was last used; null if it was never used.
             */
            readonly last_used_at?: string | null;
            /** @description IP address of the last use. */
            readonly last_used_ip?: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; null if it was not.
             */
            readonly revoked_at?: string | null;
        };
        /** @description A new key. */
        ApiKeyCreate: WithRequired<components["schemas"]["ApiKeyFields"], "name" | "scopes">;
        /** @description Fields to change. */
        ApiKeyUpdate: {
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
            /** @description The first characters of the secret. */
            prefix?: string;
            /** @description The last characters of the secret. */
            last4?: string;
            status?: components["schemas"]["ApiKeyStatus"];
            /**
             * Format: date-time
             * @description When the key was last used; null if it was never used.
             */
            last_used_at?: string | null;
            /** @description IP address of the last use. */
            last_used_ip?: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; null if it was not.
             */
            revoked_at?: string | null;
        } & components["schemas"]["ApiKeyFields"];
        /** @description Options for the rotation of a secret. */
        ApiKeyRotate: {
            /** @description For how many seconds the previous secret remains valid; defaults to 0. */
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
         * @description A key with its secret, which is returned only once.
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
            /** @description The secret, to be sent as `X-API-Key`. */
            readonly secret: string;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["ApiKeyFields"], "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access"> & WithRequired<components["schemas"]["ApiKeyState"], "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at">);
        /** @description Payload of API key events; never contains the secret. */
        ApiKeyEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The key after the change. */
            data: {
                object: components["schemas"]["ApiKey"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description A host of the event. */
        PublicHost: {
            /** @description First and last name, or the organization's name. */
            name: string;
        };
        /** @description The kind of location. The location itself is visible only to invitees. */
        PublicLocation: {
            /**
             * @description The kind of location.
             * @enum {string}
             */
            type: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
        };
        /** @description The public part of an event type. */
        BookingPage: {
            /** @description Title of the event type. */
            title: string;
            /** @description Purpose of the event. */
            description: string | null;
            /** @description The hosts, who take the events together or in rotation. */
            hosts: components["schemas"]["PublicHost"][];
            location: components["schemas"]["PublicLocation"];
            duration_minutes: components["schemas"]["EventMinutes"];
            /** @description The durations to choose from. Empty if only `duration_minutes` is offered. */
            duration_options: components["schemas"]["EventMinutes"][];
            /** @description Questions that the person who books answers. */
            questions: components["schemas"]["BookingQuestion"][];
            /** @description Maximum number of guests in a booking. Does not limit the guests that a host invites later. */
            max_guests: number;
            /** @description Minimum time between booking and start. */
            min_notice_minutes: number;
            booking_window: components["schemas"]["BookingWindow"];
            /** @description If true, a booking is `pending` until a host confirms it. */
            requires_confirmation: boolean;
            /** @description Language of the page. */
            locale: components["schemas"]["Locale"];
            /** @description Default time zone of the slots. */
            timezone: components["schemas"]["Timezone"];
        };
        /** @description The person who books. */
        BookingVisitor: {
            /** @description Full name. */
            name: string;
            email: components["schemas"]["Email"];
            /**
             * Format: phone
             * @description Accepted in common notations, stored as E.164. A number without a country code is read as a number of the organization's `default_country`. Required if the location is `invitee_phone`.
             */
            phone?: string | null;
            /**
             * Format: timezone
             * @description Used in e-mails and calendar files. Defaults to that of the page.
             */
            timezone?: string | null;
            /**
             * @description Used in e-mails and calendar files. Defaults to that of the page.
             * @enum {string|null}
             */
            locale?: "en" | "fr" | null;
        };
        /** @description The slot to book and the people to invite. */
        BookingRequest: {
            start_at: components["schemas"]["Timestamp"];
            /** @description One of the offered durations. Defaults to that of the event type. */
            duration_minutes?: components["schemas"]["EventMinutes"];
            invitee: components["schemas"]["BookingVisitor"];
            /** @description At most `max_guests` of the page. Addresses must differ from each other and from that of the invitee. */
            guests?: components["schemas"]["EventGuest"][];
            answers?: components["schemas"]["EventAnswers"];
        };
        /** @description The new time. */
        BookingReschedule: {
            start_at: components["schemas"]["Timestamp"];
            /** @description Defaults to the current duration of the event. */
            duration_minutes?: components["schemas"]["EventMinutes"];
            reason?: components["schemas"]["ChangeReason"];
        };
        /** @description The reason for the cancellation. */
        BookingCancel: {
            reason?: components["schemas"]["ChangeReason"];
        };
        /** @description The person who booked or was invited. */
        BookingInvitee: {
            /** @description Full name. */
            name: string | null;
            email: components["schemas"]["Email"];
            /** @description E.164. */
            phone: string | null;
            /**
             * Format: timezone
             * @description Time zone of the times in e-mails and calendar files.
             */
            timezone: string;
            /**
             * @description Language of e-mails and calendar files.
             * @enum {string}
             */
            locale: "en" | "fr";
            /**
             * @description Response to the invitation.
             * @enum {string}
             */
            response: "needs_action" | "accepted" | "declined" | "tentative";
        };
        /** @description A response to an invitation. */
        BookingResponse: {
            /**
             * @description `declined` keeps the seat. Cancel the booking to release it.
             * @enum {string}
             */
            response: "accepted" | "declined" | "tentative";
        };
        /** @description An event as visible to one of its invitees. */
        Booking: {
            /** @description Status of the event; `cancelled` for a person who is no longer invited. */
            status: components["schemas"]["EventStatus"];
            /** @description Title of the event. */
            title: string;
            /** @description Purpose of the event. */
            description: string | null;
            /** @description Start of the event. For a person who is no longer invited, the start that was planned when they left. */
            start_at: components["schemas"]["Timestamp"];
            end_at: components["schemas"]["Timestamp"];
            duration_minutes: components["schemas"]["EventMinutes"];
            /** @description The hosts of the event. */
            hosts: components["schemas"]["PublicHost"][];
            /** @description Location of the event. `value` is null for a person who is no longer invited. */
            location: {
                type: components["schemas"]["EventLocationType"];
                value?: string | null;
            };
            invitee: components["schemas"]["BookingInvitee"];
            /** @description Answers of this invitee. */
            answers: components["schemas"]["EventAnswers"];
            /** @description Actions that the link currently allows. */
            possible_actions: ("respond" | "reschedule" | "cancel")[];
        };
        /**
         * @description Source of a busy time. `manual`: created through the API. `feed`: read from an external calendar.
         * @enum {string}
         */
        BusySource: "manual" | "feed";
        /** @description A new busy time. */
        BusyTimeCreate: {
            /** @description The user who is busy. */
            user_id?: components["schemas"]["Id"];
            /** @description Start of the busy time. */
            start_at: components["schemas"]["Timestamp"];
            /** @description End of the busy time. */
            end_at: components["schemas"]["Timestamp"];
            /** @description Reason, e.g. an appointment. */
            title?: string | null;
        };
        /**
         * @description A period in which a user cannot be booked.
         * @example {
         *       "id": "019cb4f4-1a2b-7c3d-8e4f-5a6b7c8d9e20",
         *       "version": 1,
         *       "user_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "start_at": "2026-03-05T08:00:00.000Z",
         *       "end_at": "2026-03-05T11:00:00.000Z",
         *       "title": "At the dentist's",
         *       "source": "manual",
         *       "feed_id": null,
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
        BusyTime: {
            /** @description The user who is busy. */
            user_id: components["schemas"]["Id"];
            /** @description Start of the busy time. */
            start_at: components["schemas"]["Timestamp"];
            /** @description End of the busy time. */
            end_at: components["schemas"]["Timestamp"];
            /** @description Null for a busy time read from a feed. */
            title: string | null;
            source: components["schemas"]["BusySource"];
            /** Format: uuid */
            feed_id: string | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /**
         * @description `pending`: not read yet. `ok`: the last attempt succeeded. `failing`: the last attempt failed, so the busy times are older.
         * @enum {string}
         */
        BusyFeedStatus: "pending" | "ok" | "failing";
        /** @description URL of the calendar, with the scheme https or webcal (which is read as https). Write-only. */
        BusyFeedUrl: string;
        /** @description A new feed. */
        BusyFeedCreate: {
            /** @description The user to whom the calendar belongs. */
            user_id?: components["schemas"]["Id"];
            /** @description Name of the feed. */
            name: string;
            url: components["schemas"]["BusyFeedUrl"];
        };
        /** @description The fields to update. */
        BusyFeedUpdate: {
            /** @description Name of the feed. */
            name?: string;
            url?: components["schemas"]["BusyFeedUrl"];
            /** @description The user to whom the calendar belongs. */
            user_id?: components["schemas"]["Id"];
            /** @description Host name of the URL, the only part that is returned. */
            host?: string;
            status?: components["schemas"]["BusyFeedStatus"];
            /**
             * Format: date-time
             * @description Time of the last successful read.
             */
            last_read_at?: string | null;
            /**
             * @description Reason why the last attempt failed. `address_refused`: the URL is not allowed, e.g. its address is not public. `unreachable`: no response. `wrong_certificate`: invalid certificate. `timed_out`: no complete response within 15 seconds. `error_answer`: an error status. `too_long`: larger than 5 MiB. `not_a_calendar`: not iCalendar. `too_complex`: the recurrence rules take too long to expand. `too_many_periods`: more than 5,000 periods.
             * @enum {string|null}
             */
            last_error?: "address_refused" | "unreachable" | "wrong_certificate" | "timed_out" | "error_answer" | "too_long" | "not_a_calendar" | "too_complex" | "too_many_periods" | null;
            /** @description Number of busy times read from the feed. */
            period_count?: number;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description An external calendar from which busy times are read.
         * @example {
         *       "id": "019cb4f4-2b3c-7d4e-8f5a-6b7c8d9e0f21",
         *       "version": 2,
         *       "user_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "name": "Personal calendar",
         *       "host": "calendar.example.com",
         *       "status": "ok",
         *       "last_read_at": "2026-03-01T09:30:02.000Z",
         *       "last_error": null,
         *       "period_count": 118,
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "updated_at": "2026-03-01T09:30:02.000Z",
         *       "created_by": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
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
        BusyFeed: {
            /** @description The user to whom the calendar belongs. */
            user_id: components["schemas"]["Id"];
            /** @description Name of the feed. */
            name: string;
            /** @description Host name of the URL, the only part that is returned. */
            readonly host: string;
            readonly status: components["schemas"]["BusyFeedStatus"];
            /**
             * Format: date-time
             * @description Time of the last successful read.
             */
            readonly last_read_at: string | null;
            /**
             * @description Reason why the last attempt failed. `address_refused`: the URL is not allowed, e.g. its address is not public. `unreachable`: no response. `wrong_certificate`: invalid certificate. `timed_out`: no complete response within 15 seconds. `error_answer`: an error status. `too_long`: larger than 5 MiB. `not_a_calendar`: not iCalendar. `too_complex`: the recurrence rules take too long to expand. `too_many_periods`: more than 5,000 periods.
             * @enum {string|null}
             */
            readonly last_error: "address_refused" | "unreachable" | "wrong_certificate" | "timed_out" | "error_answer" | "too_long" | "not_a_calendar" | "too_complex" | "too_many_periods" | null;
            /** @description Number of busy times read from the feed. */
            readonly period_count: number;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /**
         * @description draft → scheduled → sending → sent. A scheduled or sending campaign can become `cancelled`; a sent or canceled one, `archived`.
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "sending" | "sent" | "cancelled" | "archived";
        /** @description The writable fields except the bodies. */
        CampaignSettings: {
            /** @description Internal name of the campaign. */
            name?: string;
            /** @description One line; may contain variables. */
            subject?: string | null;
            /** @description Text that e-mail clients show next to the subject; may contain variables. */
            preview_text?: string | null;
            /** @description The sender. */
            from?: components["schemas"]["Mailbox"] | null;
            /**
             * Format: email
             * @description Address for replies.
             */
            reply_to?: string | null;
            /** @description Segments whose members receive the campaign. At least one is required for scheduling and sending. */
            segment_ids?: components["schemas"]["Id"][];
            /** @description Segments whose members do not receive the campaign. */
            exclude_segment_ids?: components["schemas"]["Id"][];
            /** @description UTM parameters that are added to the links. */
            utm?: {
                source?: string | null;
                medium?: string | null;
                campaign?: string | null;
                term?: string | null;
                content?: string | null;
            } | null;
            /**
             * Format: uuid
             * @description The user who owns the campaign.
             */
            owner_id?: string | null;
            tags?: components["schemas"]["Tags"];
        };
        /** @description The HTML and plain-text bodies. */
        CampaignBodies: {
            /** @description HTML; may contain variables. Their values are escaped, and percent-encoded in links. */
            html_body?: string | null;
            /** @description Plain text; may contain variables. Their values are percent-encoded in links. */
            text_body?: string | null;
        };
        /** @description A new campaign. */
        CampaignCreate: WithRequired<components["schemas"]["CampaignSettings"], "name"> & components["schemas"]["CampaignBodies"];
        /** @description The fields to update. */
        CampaignUpdate: {
            /** @enum {string} */
            type?: "email";
            status?: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description Time for which sending is scheduled.
             */
            scheduled_at?: string | null;
            /**
             * Format: date-time
             * @description Time when sending started.
             */
            started_at?: string | null;
            /**
             * Format: date-time
             * @description Time when the last message was sent or the campaign was canceled.
             */
            completed_at?: string | null;
            stats?: components["schemas"]["CampaignStats"];
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & (components["schemas"]["CampaignSettings"] & components["schemas"]["CampaignBodies"]);
        /** @description Statistics. Rates are fractions of `sent`, null while `sent` is 0. Opens and clicks are counted only as far as `email_tracking` of the organization allows. */
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
        /** @description The fields of a campaign that every response contains. */
        CampaignState: {
            /** @enum {string} */
            readonly type: "email";
            readonly status: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description Time for which sending is scheduled.
             */
            readonly scheduled_at: string | null;
            /**
             * Format: date-time
             * @description Time when sending started.
             */
            readonly started_at: string | null;
            /**
             * Format: date-time
             * @description Time when the last message was sent or the campaign was canceled.
             */
            readonly completed_at: string | null;
            readonly stats: components["schemas"]["CampaignStats"];
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["CampaignSettings"], "name" | "subject" | "preview_text" | "from" | "reply_to" | "segment_ids" | "exclude_segment_ids" | "utm" | "owner_id" | "tags">);
        /**
         * @description A mailing to segments. Lists and webhooks omit the bodies.
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
        /** @description The filter, the sort order and the page. */
        CampaignSearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; default 25. */
            page_size?: number;
            /** @description Empty for the first page, then `meta.next_cursor` of the previous response. */
            cursor?: string;
            /** @description Up to four fields; a leading `-` sorts in descending order. Default `-created_at`. */
            sort?: string;
        };
        /** @description The time of sending. */
        CampaignSchedule: {
            /**
             * Format: date-time
             * @description In the future, at most 366 days from now.
             */
            scheduled_at: string;
        };
        /** @description The recipients of the test send. */
        CampaignTest: {
            to: components["schemas"]["Email"][];
        };
        /** @description The messages of a test send. */
        CampaignTestSent: {
            campaign_id: components["schemas"]["Id"];
            messages: {
                id: components["schemas"]["Id"];
                email: components["schemas"]["Email"];
                status: components["schemas"]["EmailStatus"];
            }[];
        };
        /**
         * @description `suppressed`: nothing is sent because the address is unsubscribed or undeliverable.
         * @enum {string}
         */
        CampaignRecipientStatus: "queued" | "sending" | "sent" | "bounced" | "suppressed" | "failed" | "cancelled";
        /** @description One recipient address of a campaign. */
        CampaignRecipient: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string | null;
            /** Format: uuid */
            contact_id: string | null;
            status: components["schemas"]["CampaignRecipientStatus"];
            /** @description Reason why nothing was delivered: unsubscribed, opted_out, hard_bounced, soft_bounced, complained, contact_deleted, or the response of the mail server. */
            reason: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description Time of the first opening.
             */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description Time of the first click.
             */
            clicked_at: string | null;
            /** Format: date-time */
            unsubscribed_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Payload of a webhook about a campaign. */
        CampaignEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The campaign after the change, without the bodies. */
            data: {
                object: components["schemas"]["Campaign"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * @description A record type that the feed contains.
         * @enum {string}
         */
        ChangedRecordType: "contact" | "company" | "pipeline" | "opportunity" | "task" | "note" | "segment" | "campaign" | "email" | "custom_field" | "schedule" | "event_type" | "event" | "busy_time" | "busy_feed" | "api_key" | "mcp_connection";
        /** @description How to continue. */
        FeedMeta: {
            /** @description Always present, so that the client can poll the feed later. It can be unchanged if there are no new changes. */
            next_cursor: string;
            /** @description Whether more changes are available now. */
            has_more: boolean;
        };
        /**
         * @description A change to a record. Webhooks report the same changes.
         * @example {
         *       "id": "019cb4ea-4d5e-7f6a-8b7c-8d9e0f1a2b14",
         *       "type": "contact.deleted",
         *       "record_type": "contact",
         *       "record_id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
         *       "version": 4,
         *       "occurred_at": "2026-03-03T08:00:00.000Z",
         *       "actor": {
         *         "type": "user",
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "application": null
         *       },
         *       "data": {
         *         "object": {
         *           "id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
         *           "entity_type": "contact",
         *           "version": 4
         *         }
         *       },
         *       "changes": null
         *     }
         */
        Change: {
            id: components["schemas"]["Id"];
            /** @description Record type and action, e.g. contact.created. */
            type: string;
            record_type: components["schemas"]["ChangedRecordType"];
            record_id: components["schemas"]["Id"];
            /** @description The record's version after the change. */
            version: number;
            occurred_at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change; only its id if it was purged. */
            data: {
                object: {
                    [key: string]: unknown;
                };
            };
            /** @description The changed fields. */
            changes: components["schemas"]["FieldChanges"] | null;
        };
        /**
         * Format: uuid
         * @description UUID (version 7), generated by the service.
         */
        Id: string;
        /**
         * Format: date-time
         * @description RFC 3339 timestamp. Output is in UTC with milliseconds; input must contain `Z` or an offset.
         * @example 2026-03-01T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * Format: date
         * @description A calendar day, YYYY-MM-DD.
         */
        Date: string;
        /**
         * @description A language that the service supports.
         * @enum {string}
         */
        Locale: "en" | "fr";
        /**
         * @description A permission, as `<resource>:<action>`.
         * @enum {string}
         */
        Permission: "entities:read" | "entities:write" | "entities:delete" | "entities:purge" | "opportunities:read" | "opportunities:write" | "opportunities:delete" | "tasks:read" | "tasks:write" | "tasks:delete" | "notes:read" | "notes:write" | "notes:delete" | "segments:read" | "segments:write" | "segments:delete" | "campaigns:read" | "campaigns:write" | "campaigns:delete" | "campaigns:send" | "emails:read" | "emails:send" | "booking:read" | "booking:write" | "webhooks:read" | "webhooks:write" | "custom_fields:read" | "custom_fields:write" | "members:read" | "members:manage" | "organization:read" | "organization:manage" | "api_keys:manage" | "ai:connect" | "ai:manage" | "activity_log:read";
        /**
         * @description Stable error code; never localized.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "validation_failed" | "unauthenticated" | "key_expired" | "key_revoked" | "session_expired" | "insufficient_scope" | "permission_denied" | "plan_required" | "ip_not_allowed" | "ai_disabled" | "api_keys_disabled" | "support_session_forbidden" | "not_found" | "no_such_route" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "duplicate" | "slot_unavailable" | "state_conflict" | "in_use" | "idempotency_in_progress" | "secret_already_shown" | "version_conflict" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "misdirected" | "unprocessable" | "idempotency_key_reused" | "all_recipients_suppressed" | "headers_too_large" | "internal" | "unavailable";
        /** @description The user, program or system that performed the action. */
        Actor: {
            /** @enum {string} */
            type: "user" | "api_key" | "mcp" | "invitee" | "import" | "system" | "operator";
            /** Format: uuid */
            id: string | null;
            name: string;
            application: string | null;
        };
        /** @description Total number of records, and position of this page. */
        ListMeta: {
            /** @description Exact number of matching records. */
            total: number;
            page: number;
            page_size: number;
            /** @description Only present if the request had `cursor`; null on the last page. */
            next_cursor?: string | null;
        };
        /** @description Fields of every record. */
        StandardFields: {
            readonly id: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            readonly version: number;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            readonly created_by: components["schemas"]["Actor"];
            readonly updated_by: components["schemas"]["Actor"];
            readonly deleted_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The id of a record and the time of its deletion. */
        Deleted: {
            id: components["schemas"]["Id"];
            deleted_at: components["schemas"]["Timestamp"];
        };
        /** @description One problem and its location. Which other members are present depends on `code`. */
        ErrorDetail: {
            /** @description JSON pointer into the body, or the name of the parameter. */
            path: string;
            code: string;
            /** @description Human-readable message; localized. */
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
        /** @description An error. */
        Error: {
            /** @description One short sentence; localized according to Accept-Language (en or fr). */
            error: string;
            code: components["schemas"]["ErrorCode"];
            details?: components["schemas"]["ErrorDetail"][];
            request_id: string;
        };
        /** @description Too many requests; `Retry-After` contains the number of seconds to wait. */
        TooManyRequests: {
            /** @description One short sentence; localized. */
            error: string;
        };
        /** @description Labels; unique, ignoring case. */
        Tags: string[];
        /** @description Values of custom fields, by key; validated against the definitions of the fields. */
        CustomFields: {
            [key: string]: string | number | boolean | string[] | null;
        };
        /** @description Ids of this record in other systems, by namespace; each is unique per record type. An update merges them; null removes one. */
        ExternalIds: {
            [key: string]: string | null;
        };
        /**
         * @description A type of record that other records can refer to.
         * @enum {string}
         */
        RelatedRecordType: "contact" | "company" | "opportunity" | "event";
        /** @description A reference to a related record. */
        RelatedRecord: {
            record_type: components["schemas"]["RelatedRecordType"];
            record_id: components["schemas"]["Id"];
        };
        /** @description The related records. */
        RelatedTo: components["schemas"]["RelatedRecord"][];
        /** @description A postal address. */
        Address: {
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postal_code?: string | null;
            /**
             * Format: country
             * @description ISO 3166-1 alpha-2 country code.
             */
            country?: string | null;
        } | null;
        /**
         * Format: email
         * @description An e-mail address; stored in lower case.
         */
        Email: string;
        /**
         * Format: phone
         * @description Accepted in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the organization's `default_country`.
         */
        Phone: string;
        /**
         * Format: timezone
         * @description IANA time zone name, e.g. Europe/Paris.
         */
        Timezone: string;
        /**
         * Format: currency
         * @description ISO 4217 currency code.
         */
        Currency: string;
        /**
         * @description Stage in the development from subscriber to customer. Automatic changes only move forward.
         * @enum {string}
         */
        LifecycleStage: "subscriber" | "lead" | "marketing_qualified_lead" | "sales_qualified_lead" | "opportunity" | "customer" | "evangelist" | "other";
        /**
         * @description How the application authenticates.
         * @enum {string}
         */
        ConnectionKind: "oauth" | "api_key";
        /**
         * @description Only an active connection is accepted. A connection expires if it is not used before its last token expires.
         * @enum {string}
         */
        ConnectionStatus: "active" | "revoked" | "expired";
        /**
         * @description Why the connection ended. `user`: the owner revoked it; `admin`: an administrator revoked it; `organization_disabled`: AI applications were disabled; `policy_changed`: the policy allows none of its scopes or no API keys; `refresh_replay` and `code_replay`: a refresh token or authorization code was used twice; `user_suspended`: the user was suspended; `key_revoked`: the API key was revoked; `client_deleted`: the application no longer exists.
         * @enum {string}
         */
        RevokeReason: "user" | "admin" | "organization_disabled" | "policy_changed" | "refresh_replay" | "code_replay" | "user_suspended" | "key_revoked" | "client_deleted";
        /** @description The user whose permissions the application uses. */
        ConnectedUser: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
        };
        /** @description The application with the name that it gave itself, which is not verified; for an API key, the key. */
        ConnectedApplication: {
            kind: components["schemas"]["ConnectionKind"];
            client_id: string;
            name: string;
            uri: string | null;
        };
        /**
         * @description An AI application that a user has authorized.
         * @example {
         *       "id": "019cb4ea-1a2b-7c3d-8e4f-5a6b7c8d9e10",
         *       "version": 1,
         *       "user": {
         *         "id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *         "name": "Claire Fontaine",
         *         "email": "claire@acme.example"
         *       },
         *       "application": {
         *         "kind": "oauth",
         *         "client_id": "vJ3mQx8sT1uYb7Zr",
         *         "name": "Claude",
         *         "uri": "https://claude.ai"
         *       },
         *       "scopes": [
         *         "crm:read",
         *         "crm:write"
         *       ],
         *       "granted_at": "2026-03-01T09:30:00.000Z",
         *       "last_used_at": "2026-03-02T08:00:00.000Z",
         *       "last_ip": "192.0.2.7",
         *       "expires_at": "2026-04-01T08:00:00.000Z",
         *       "status": "active",
         *       "revoked_at": null,
         *       "revoked_by": null,
         *       "revoke_reason": null,
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
        Connection: {
            readonly user: components["schemas"]["ConnectedUser"];
            readonly application: components["schemas"]["ConnectedApplication"];
            /** @description The scopes that the application has at most. The user's role and the organization's policy are checked at every call. */
            readonly scopes: components["schemas"]["McpScope"][];
            readonly granted_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the connection was last used; null if it was never used.
             */
            readonly last_used_at: string | null;
            /** @description IP address of the last use. */
            readonly last_ip: string | null;
            /**
             * Format: date-time
             * @description When the connection expires if it is not used; null for a key without an expiry date.
             */
            readonly expires_at: string | null;
            readonly status: components["schemas"]["ConnectionStatus"];
            /**
             * Format: date-time
             * @description When the connection was revoked; null if it was not.
             */
            readonly revoked_at: string | null;
            /** @description The actor that revoked the connection; null if it is active, expired or was ended automatically. */
            readonly revoked_by: components["schemas"]["Actor"] | null;
            readonly revoke_reason: components["schemas"]["RevokeReason"] | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description Result of the revocation. */
        RevokedConnections: {
            /** @description Number of revoked connections. */
            revoked: number;
        };
        /** @description Payload of connection events. */
        ConnectionEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The connection after the change. */
            data: {
                object: components["schemas"]["Connection"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * @description A record type that can have custom fields.
         * @enum {string}
         */
        CustomFieldRecordType: "contact" | "company" | "opportunity" | "task";
        /**
         * @description The type of the values: text of at most 10,000 characters, a number, true or false, a date, a timestamp with an offset, one or several of the options, an http(s) URL, an e-mail address, or a phone number (E.164).
         * @enum {string}
         */
        CustomFieldType: "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "url" | "email" | "phone";
        /** @description Fields that can be changed. */
        CustomFieldFields: {
            /** @description Name for display. */
            label?: string;
            /** @description The allowed values; null or omitted if the type has no options. */
            options?: string[] | null;
            /** @description Whether new records must have a value. */
            required?: boolean;
            /** @description Purpose of the field. */
            description?: string | null;
            /** @description Position among the custom fields. */
            position?: number;
            /** @description Whether the field is archived. An archived field accepts no new values; its existing values can be read. */
            archived?: boolean;
        };
        /** @description A new custom field. */
        CustomFieldCreate: {
            entity_type: components["schemas"]["CustomFieldRecordType"];
            key: components["schemas"]["CustomFieldKey"];
            type: components["schemas"]["CustomFieldType"];
        } & WithRequired<components["schemas"]["CustomFieldFields"], "label">;
        /** @description Name of the field in `custom_fields` and in filters (`custom_fields.<key>`). */
        CustomFieldKey: string;
        /** @description Fields to change. */
        CustomFieldUpdate: {
            entity_type?: components["schemas"]["CustomFieldRecordType"];
            key?: components["schemas"]["CustomFieldKey"];
            type?: components["schemas"]["CustomFieldType"];
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["CustomFieldFields"];
        /**
         * @description A field that the organization has added to a record type.
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
            /** @description The allowed values; null if the type has no options. */
            options: string[] | null;
            /** @description Name for display. */
            label: string;
            /** @description Whether new records must have a value. */
            required: boolean;
            /** @description Purpose of the field. */
            description: string | null;
            /** @description Position among the custom fields. */
            position: number;
            /** @description Whether the field is archived. An archived field accepts no new values; its existing values can be read. */
            archived: boolean;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /**
         * @description Progress of the message. `scheduled`: `send_at` is in the future.
         * @enum {string}
         */
        EmailStatus: "scheduled" | "queued" | "sending" | "sent" | "failed" | "cancelled";
        /**
         * @description `transactional`: in reply to an action of the recipient. `marketing`: promotional; respects unsubscribes.
         * @enum {string}
         */
        EmailCategory: "transactional" | "marketing";
        /** @description An address and a display name. */
        Mailbox: {
            email: components["schemas"]["Email"];
            /** @description Display name. */
            name?: string | null;
        };
        /** @description One recipient of a message. */
        EmailAddressee: {
            email: components["schemas"]["Email"];
            /** @description Display name. */
            name?: string | null;
            /**
             * Format: uuid
             * @description The contact to whom the message is sent. Defaults to the contact with this address.
             */
            contact_id?: string | null;
        };
        /** @description An attached file. */
        EmailAttachment: {
            /** @description File name without a path. */
            filename: string;
            content_type: components["schemas"]["MediaType"];
            /** @description Content of the file in base64 (RFC 4648 §4). */
            content: string;
        };
        /** @description Media type, e.g. application/pdf. */
        MediaType: string;
        /** @description Media type, with parameters if necessary, e.g. text/calendar; method=REQUEST. */
        AttachedMediaType: string;
        /** @description Arbitrary values of the client, stored with the message. */
        EmailMetadata: {
            [key: string]: string;
        };
        /** @description A message to send. At least one of `html` and `text` is required. */
        EmailCreate: {
            to: components["schemas"]["EmailAddressee"][];
            cc?: components["schemas"]["EmailAddressee"][];
            bcc?: components["schemas"]["EmailAddressee"][];
            /**
             * Format: email
             * @description Address for replies.
             */
            reply_to?: string | null;
            /** @description One line. */
            subject: string;
            /** @description HTML body. */
            html?: string | null;
            /** @description Plain-text body. */
            text?: string | null;
            /** @description At most 10 MiB in total, decoded. */
            attachments?: components["schemas"]["EmailAttachment"][];
            /**
             * @description Default `transactional`.
             * @enum {string}
             */
            category?: "transactional" | "marketing";
            /**
             * Format: date-time
             * @description At most 30 days from now. Omit to send immediately.
             */
            send_at?: string | null;
            related_to?: components["schemas"]["RelatedTo"];
            metadata?: components["schemas"]["EmailMetadata"];
        };
        /** @description One recipient and the delivery status of the message. */
        EmailRecipient: {
            email: components["schemas"]["Email"];
            name: string | null;
            /** @enum {string} */
            kind: "to" | "cc" | "bcc";
            /** Format: uuid */
            contact_id: string | null;
            /**
             * @description `suppressed`: nothing is sent because the address is unsubscribed or undeliverable.
             * @enum {string}
             */
            status: "queued" | "sent" | "bounced" | "suppressed" | "failed";
            /** @description Reason why the message has not been delivered: a code such as `hard_bounced`, or the response of the mail server. */
            error: string | null;
        };
        /** @description The fields of a message that every response contains. */
        EmailState: {
            readonly status: components["schemas"]["EmailStatus"];
            readonly category: components["schemas"]["EmailCategory"];
            /** @description The Message-ID header (RFC 5322 §3.6.4), identical for all attempts. */
            readonly message_id: string;
            /** @description The sender: that of the campaign or, for other messages, the address configured by the operator. */
            readonly from: {
                email: string;
                name: string | null;
            };
            /** Format: email */
            readonly reply_to: string | null;
            readonly subject: string;
            readonly attachments: {
                filename: string;
                content_type: components["schemas"]["AttachedMediaType"];
                /** @description Size in bytes. */
                size: number;
            }[];
            /** @description The recipients in `to`, `cc` and `bcc`, in this order. */
            readonly recipients: components["schemas"]["EmailRecipient"][];
            readonly related_to: components["schemas"]["RelatedTo"];
            readonly metadata: components["schemas"]["EmailMetadata"];
            /**
             * Format: date-time
             * @description Time for which sending was requested.
             */
            readonly send_at: string | null;
            /**
             * Format: date-time
             * @description Time of sending.
             */
            readonly sent_at: string | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /**
         * @description An e-mail message. Lists and webhooks omit `html` and `text`.
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
        /** @description Payload of a webhook about an e-mail message. */
        EmailEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The message after the change, without `html` and `text`. The message of a campaign to one recipient has the same form: `id` is the id of the recipient and `metadata.campaign_id` that of the campaign. Such messages are not in the list of messages. */
            data: {
                object: components["schemas"]["EmailMessage"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * @description The type of the record; it never changes.
         * @enum {string}
         */
        EntityType: "contact" | "company";
        /** @description Fields of contacts and companies that a client can set. */
        EntityFields: {
            /**
             * Format: phone
             * @description Accepted in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none.
             */
            phone?: string | null;
            /**
             * Format: uri
             * @description URL with the scheme http or https.
             */
            website?: string | null;
            /**
             * Format: uri
             * @description URL with the scheme http or https.
             */
            linkedin_url?: string | null;
            lifecycle_stage?: components["schemas"]["LifecycleStage"];
            /** @description Defaults to 0. */
            lead_score?: number;
            /**
             * Format: uuid
             * @description The user who is responsible for the record.
             */
            owner_id?: string | null;
            /** @description Free text. */
            description?: string | null;
            tags?: components["schemas"]["Tags"];
            custom_fields?: components["schemas"]["CustomFields"];
            external_ids?: components["schemas"]["ExternalIds"];
        };
        /** @description Fields that a client can set on a contact, in addition to EntityFields. */
        ContactFields: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /**
             * Format: email
             * @description Stored in lower case; unique among live contacts.
             */
            email?: string | null;
            /** @description Further addresses; each is unique among all addresses of live contacts, including `email`. */
            additional_emails?: components["schemas"]["Email"][];
            /**
             * Format: phone
             * @description Mobile number in the same format as `phone`, e.g. +33612345678.
             */
            mobile?: string | null;
            /** @description Position in the company. */
            job_title?: string | null;
            /** @description Department in the company. */
            department?: string | null;
            /**
             * Format: uuid
             * @description The company this person works for.
             */
            company_id?: string | null;
            /**
             * @description Progress of the first conversation.
             * @enum {string|null}
             */
            lead_status?: "new" | "contacted" | "nurturing" | "qualified" | "unqualified" | null;
            /**
             * @description How the contact was acquired.
             * @enum {string|null}
             */
            source?: "manual" | "api" | "import" | "mcp" | "booking" | "form" | "email" | "referral" | "event" | "partner" | "advertisement" | "other" | null;
            /**
             * @description Consent to marketing e-mail; defaults to `unknown`.
             * @enum {string}
             */
            email_consent?: "unknown" | "opted_in" | "opted_out";
            /** @description Whether the person asked not to be called. */
            do_not_call?: boolean;
            /**
             * Format: timezone
             * @description IANA time zone name, e.g. Europe/Paris.
             */
            timezone?: string | null;
            /** @description BCP 47 language tag, e.g. fr or pt-BR. */
            locale?: string | null;
            address?: components["schemas"]["Address"];
            /**
             * Format: uri
             * @description URL with the scheme http or https.
             */
            avatar_url?: string | null;
            /**
             * Format: date
             * @description Date of birth, YYYY-MM-DD.
             */
            birthday?: string | null;
        };
        /** @description Fields that a client can set on a company, in addition to EntityFields. */
        CompanyFields: {
            /** @description The company's name. */
            name?: string;
            /** @description Host name; unique among live companies. A full URL is reduced to its host name. */
            domain?: string | null;
            /** @description Further host names; each is unique among all host names of live companies, including `domain`. */
            additional_domains?: string[];
            /**
             * Format: email
             * @description General e-mail address of the company.
             */
            email?: string | null;
            /**
             * @description Business relationship of the company with the organization.
             * @enum {string|null}
             */
            type?: "prospect" | "customer" | "partner" | "reseller" | "investor" | "vendor" | "other" | null;
            /** @description Line of business. */
            industry?: string | null;
            /** @description Number of employees. */
            employee_count?: number | null;
            /** @description Revenue per year in major units of `currency`, with at most two decimal places. */
            annual_revenue?: number | null;
            /**
             * Format: currency
             * @description ISO 4217 currency code.
             */
            currency?: string | null;
            /**
             * Format: uuid
             * @description The parent company.
             */
            parent_company_id?: string | null;
            billing_address?: components["schemas"]["Address"];
            shipping_address?: components["schemas"]["Address"];
            /** @description Number in the commercial register. */
            registration_number?: string | null;
            /** @description VAT identification number. */
            vat_number?: string | null;
        };
        /** @description A new contact; requires at least one of `first_name`, `last_name` and `email`. */
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
        /** @description A new or existing contact; a new one requires at least one of `first_name`, `last_name` and `email`. */
        ContactUpsert: {
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
        /** @description Fields to change. A field that does not exist for the record's type is rejected as an unknown field. */
        EntityUpdate: {
            entity_type?: "contact" | "company";
            /** @description First and last name. */
            full_name?: string | null;
            /**
             * Format: date-time
             * @description When the stage last changed.
             */
            lifecycle_stage_changed_at?: string | null;
            /**
             * Format: date-time
             * @description When `email_consent` last changed.
             */
            email_consent_at?: string | null;
            /**
             * @description Deliverability of `email` according to bounces and complaints.
             * @enum {string}
             */
            email_deliverability?: "ok" | "soft_bounced" | "hard_bounced" | "complained";
            /**
             * Format: date-time
             * @description Time of the last activity.
             */
            last_activity_at?: string | null;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
            /** @description Number of live contacts of the company. */
            contact_count?: number;
            /** @description Sum of the company's open opportunities in the organization's currency; null for callers without opportunities:read. */
            open_opportunity_amount?: number | null;
        } & (components["schemas"]["EntityFields"] & components["schemas"]["ContactFields"] & components["schemas"]["CompanyFields"]);
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
             * @description When the stage last changed.
             */
            readonly lifecycle_stage_changed_at: string | null;
            /**
             * Format: date-time
             * @description When `email_consent` last changed.
             */
            readonly email_consent_at: string | null;
            /**
             * @description Deliverability of `email` according to bounces and complaints.
             * @enum {string}
             */
            readonly email_deliverability: "ok" | "soft_bounced" | "hard_bounced" | "complained";
            /**
             * Format: date-time
             * @description Time of the last activity.
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
             * @description When the stage last changed.
             */
            readonly lifecycle_stage_changed_at: string | null;
            /** @description Number of live contacts of the company. */
            readonly contact_count: number;
            /** @description Sum of the company's open opportunities in the organization's currency; null for callers without opportunities:read. */
            readonly open_opportunity_amount: number | null;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["EntityFields"], "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids"> & WithRequired<components["schemas"]["CompanyFields"], "name" | "domain" | "additional_domains" | "email" | "type" | "industry" | "employee_count" | "annual_revenue" | "currency" | "parent_company_id" | "billing_address" | "shipping_address" | "registration_number" | "vat_number"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity_type: "company";
        });
        /** @description A contact or a company. */
        Entity: components["schemas"]["Contact"] | components["schemas"]["Company"];
        /** @description Filter, sort order and page. */
        EntitySearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; defaults to 25. */
            page_size?: number;
            /** @description Empty for the first page, then `meta.next_cursor` from the previous response. */
            cursor?: string;
            /** @description Up to four fields; a `-` prefix sorts in descending order. Defaults to `-created_at`. */
            sort?: string;
        };
        /** @description Combines conditions. Groups can be nested up to three levels deep, with at most 50 conditions in total. */
        FilterGroup: {
            /**
             * @description `not` matches if none of the conditions match.
             * @enum {string}
             */
            op: "and" | "or" | "not";
            conditions: (components["schemas"]["FilterGroup"] | components["schemas"]["FilterCondition"])[];
        };
        /** @description Compares one field with a value. An operator that does not fit the field's type is rejected; the error lists the operators that do. */
        FilterCondition: {
            /** @description A field of the record, `custom_fields.<key>`, `company.<field>` or `opportunities.<aggregate>`. */
            field: string;
            /** @enum {string} */
            operator: "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "between" | "in" | "not_in" | "contains" | "not_contains" | "starts_with" | "ends_with" | "is_empty" | "is_not_empty" | "within_last_days" | "within_next_days" | "older_than_days" | "has_any" | "has_all";
            /** @description Omit for `is_empty` and `is_not_empty`; two values for `between`; up to 100 for the list operators. */
            value?: string | number | boolean | (string | number | boolean)[];
        };
        /**
         * @description The key by which an existing record is found.
         * @enum {string}
         */
        MatchBy: "email" | "domain" | "external_id";
        /** @description The namespace of the external id; only with `external_id`. */
        Namespace: string;
        /** @description A record, and the key by which an existing one is found. */
        EntityUpsert: {
            match_by: components["schemas"]["MatchBy"];
            namespace?: components["schemas"]["Namespace"];
            record: components["schemas"]["UpsertRecord"];
        };
        /** @description A contact or a company. */
        UpsertRecord: components["schemas"]["ContactUpsert"] | components["schemas"]["CompanyCreate"];
        /** @description Operations, performed in this order. */
        EntityBatch: {
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description One operation. */
        BatchOperation: components["schemas"]["BatchCreate"] | components["schemas"]["BatchUpdate"] | components["schemas"]["BatchDelete"] | components["schemas"]["BatchUpsert"];
        /** @description Same as POST /v1/entities. */
        BatchCreate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "create";
            record: components["schemas"]["EntityCreate"];
        };
        /** @description Same as PUT /v1/entities/{id}. */
        BatchUpdate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "update";
            id: components["schemas"]["Id"];
            /** @description Same as If-Match. */
            expected_version?: number;
            changes: components["schemas"]["EntityUpdate"];
        };
        /** @description Same as DELETE /v1/entities/{id}. */
        BatchDelete: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "delete";
            id: components["schemas"]["Id"];
            /** @description Same as If-Match. */
            expected_version?: number;
        };
        /** @description Same as POST /v1/entities/upsert; the status is 201 if the record was created. */
        BatchUpsert: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "upsert";
            match_by: components["schemas"]["MatchBy"];
            namespace?: components["schemas"]["Namespace"];
            record: components["schemas"]["UpsertRecord"];
        };
        /** @description Result of one operation. */
        BatchResult: {
            /** @description Index of the operation, from 0. */
            index: number;
            /** @description The HTTP status that the operation would have as a single request. */
            status: number;
            /** @description The record, or the time of its deletion. */
            data?: components["schemas"]["Entity"] | components["schemas"]["Deleted"];
            error?: components["schemas"]["BatchError"];
        };
        /** @description The error of a failed operation. */
        BatchError: {
            code: components["schemas"]["ErrorCode"];
            details?: components["schemas"]["BatchErrorDetail"][];
        };
        /** @description One problem and its location in the operation. Which other members are present depends on `code`. */
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
        /** @description Duplicates to merge, and options. */
        EntityMerge: {
            /** @description Records of the same type as the kept record. */
            duplicate_ids: components["schemas"]["Id"][];
            /** @description Whether to return the result without changing anything; defaults to false. */
            dry_run?: boolean;
            /** @description The record whose value is used, per field, even if that value is empty. Not possible for lists and maps, which are combined. */
            fields?: {
                [key: string]: components["schemas"]["Id"];
            };
        };
        /** @description Result of a merge or of a dry run. */
        EntityMerged: {
            record: components["schemas"]["Entity"];
            merged_ids: components["schemas"]["Id"][];
            /** @description Number of records that are moved. */
            moved: {
                opportunities: number;
                tasks: number;
                notes: number;
                /** @description Events with one of the duplicates as an invitee. */
                events: number;
                /** @description Contacts of merged companies. */
                contacts: number;
                child_companies: number;
                /** @description Static segments that the record becomes a member of. */
                segments: number;
                emails: number;
            };
            dry_run: boolean;
        };
        /** @description Candidate, thresholds and page. */
        DuplicateSearch: {
            candidate?: components["schemas"]["DuplicateCandidate"];
            /** @description Only groups of this record type. */
            entity_type?: components["schemas"]["EntityType"];
            /** @description Minimum confidence from 0 to 1; defaults to 0.4. */
            min_confidence?: number;
            /** @description Page number, from 1. */
            page?: number;
            /** @description Items per page; defaults to 25. */
            page_size?: number;
        };
        /** @description Accepted in any notation; without a country code, only the last nine digits are compared. */
        CandidatePhone: string | null;
        /** @description The known data of a person or company, whether or not it is stored. A field that does not exist for the type is rejected as an unknown field. */
        DuplicateCandidate: {
            entity_type: components["schemas"]["EntityType"];
            first_name?: string | null;
            last_name?: string | null;
            /** @description Name of a company. */
            name?: string | null;
            /**
             * Format: email
             * @description E-mail address of a contact.
             */
            email?: string | null;
            additional_emails?: components["schemas"]["Email"][];
            phone?: components["schemas"]["CandidatePhone"];
            mobile?: components["schemas"]["CandidatePhone"];
            /** @description A host name or a URL. */
            domain?: string | null;
            additional_domains?: string[];
            /** Format: uri */
            website?: string | null;
            /** Format: uuid */
            company_id?: string | null;
        };
        /** @description Evidence that two records are the same. */
        DuplicateReason: {
            /** @enum {string} */
            field: "email" | "phone" | "domain" | "name" | "company_id";
            /**
             * @description `same`: equal values; `same_mailbox`: equal except for dots that the mail provider ignores; `without_tag`: equal except for the part after a plus sign; `same_digits`: the last nine digits are equal; `similar`: similarity of at least 0.6; `sounds_alike`: same pronunciation.
             * @enum {string}
             */
            kind: "same" | "same_mailbox" | "without_tag" | "same_digits" | "similar" | "sounds_alike";
            /** @description Similarity of the names, from 0 to 1. */
            similarity?: number;
        };
        DuplicateReasons: components["schemas"]["DuplicateReason"][];
        /** @description A record that could be the same. */
        Duplicate: {
            record: components["schemas"]["Entity"];
            /** @description Likelihood that the record is the same, from 0 to 1. */
            confidence: number;
            reasons: components["schemas"]["DuplicateReasons"];
        };
        /** @description Records that could be the same. */
        DuplicateGroup: {
            entity_type: components["schemas"]["EntityType"];
            /**
             * @description The field whose value they share.
             * @enum {string}
             */
            field: "email" | "phone" | "domain" | "name";
            /** @description Number of records that share the value. */
            count: number;
            /** @description Confidence of the most likely pair. */
            confidence: number;
            reasons: components["schemas"]["DuplicateReasons"];
            /** @description Up to ten of the records. */
            records: components["schemas"]["Entity"][];
        };
        /** @description A duplicate of the candidate or, without a candidate, a group. */
        DuplicateFound: components["schemas"]["Duplicate"] | components["schemas"]["DuplicateGroup"];
        /** @description Start and end of an event. */
        EventTime: {
            start_at: components["schemas"]["Timestamp"];
            end_at: components["schemas"]["Timestamp"];
        };
        /** @description The e-mail addresses to which a notification is sent. */
        NotifiedAddresses: components["schemas"]["Email"][];
        /** @description Whether the invitees and hosts are notified by e-mail. Default true. */
        Notify: boolean;
        /** @description Reason, shown in the notification. */
        ChangeReason: string | null;
        /** @description The fields to update. */
        EventUpdate: {
            /** @description Title shown to invitees. */
            title?: string;
            /** @description Description shown to invitees. */
            description?: string | null;
            location?: components["schemas"]["EventLocation"];
            /** @description Notes for the team; never sent to invitees. */
            internal_notes?: string | null;
            /**
             * Format: uuid
             * @description The opportunity to which the event is related.
             */
            opportunity_id?: string | null;
            metadata?: components["schemas"]["EventMetadata"];
            /**
             * Format: uuid
             * @description Another host of the event type, who must have no other event or busy time during the event. Not possible if all hosts host the event together (`collective`).
             */
            host_user_id?: string;
            notify?: components["schemas"]["Notify"];
            event_type_id?: components["schemas"]["Id"];
            status?: components["schemas"]["EventStatus"];
            start_at?: components["schemas"]["Timestamp"];
            end_at?: components["schemas"]["Timestamp"];
            /** @description Time from start to end. */
            duration_minutes?: number;
            /**
             * Format: timezone
             * @description Time zone of the host's calendar at the time of booking. Each invitee has a separate time zone.
             */
            timezone?: string;
            hosts?: components["schemas"]["EventHost"][];
            /** @description Maximum number of invitees of an event with several seats. 1 for other events, whose guests take no seats. */
            seats?: number;
            /** @description Sorted by time of invitation, removed invitees last. Lists, changes and webhooks contain at most 20 of them. */
            invitees?: components["schemas"]["Invitee"][];
            /** @description Number of current invitees, without removed ones. */
            invitee_count?: number;
            /** @description Answers of the first person who booked. */
            answers?: components["schemas"]["EventAnswers"];
            /** @description The contacts of the current invitees. */
            contact_ids?: components["schemas"]["Id"][];
            /**
             * @description Source of the booking.
             * @enum {string}
             */
            source?: "booking_page" | "api" | "mcp" | "console";
            /** @description UID in calendars (RFC 5545); never changes. */
            ics_uid?: string;
            /** @description SEQUENCE in calendars (RFC 5545). */
            ics_sequence?: number;
            /** @description Number of times the event was rescheduled. */
            reschedule_count?: number;
            /** @description Previous times, oldest first. Only the latest 100 are kept. */
            history?: components["schemas"]["EventPeriod"][];
            cancellation?: components["schemas"]["EventCancellation"] | null;
            /** @description Whether the hosts did not attend. */
            host_no_show?: boolean;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description The new time of the event. */
        EventReschedule: {
            start_at: components["schemas"]["Timestamp"];
            duration_minutes?: components["schemas"]["EventMinutes"];
            reason?: components["schemas"]["ChangeReason"];
            notify?: components["schemas"]["Notify"];
        };
        /** @description The reason, and whether notifications are sent. */
        EventCancel: {
            reason?: components["schemas"]["ChangeReason"];
            notify?: components["schemas"]["Notify"];
        };
        /** @description Whether notifications are sent. */
        EventDecision: {
            notify?: components["schemas"]["Notify"];
        };
        /** @description The reason, and whether notifications are sent. */
        EventDecline: {
            /** @description Reason, shown in the notification to the invitees. */
            reason?: components["schemas"]["ChangeReason"];
            notify?: components["schemas"]["Notify"];
        };
        /** @description The people who did not attend. At least one of `invitee_ids` and `host_no_show` is required. */
        EventNoShow: {
            /** @description Ids of invitees of this event. */
            invitee_ids?: components["schemas"]["Id"][];
            /** @description Whether the invitees in `invitee_ids` did not attend. Default true. */
            no_show?: boolean;
            /** @description Whether the hosts did not attend. */
            host_no_show?: boolean;
        };
        /** @description The person to invite. */
        InviteeAdd: {
            email: components["schemas"]["Email"];
            /** @description Name of the invitee. */
            name?: string | null;
            phone?: components["schemas"]["Phone"];
            /** @description Time zone of the times in e-mails. Defaults to that of the contact, otherwise that of the event. */
            timezone?: components["schemas"]["Timezone"];
            /** @description Language of the e-mails. Defaults to that of the contact, otherwise that of the event type, otherwise that of the organization. */
            locale?: components["schemas"]["Locale"];
            notify?: components["schemas"]["Notify"];
        };
        /** @description Part of the URL of the booking page, unique among the event types of the owner. */
        EventTypeSlug: string;
        /**
         * @description A `private` event type has no public booking page.
         * @enum {string}
         */
        EventTypeVisibility: "public" | "private";
        /**
         * @description Hosts of an event: the only host (`single`), one of the hosts in rotation (`round_robin`), or all hosts together (`collective`).
         * @enum {string}
         */
        EventTypeAssignment: "single" | "round_robin" | "collective";
        /** @description Duration of an event in minutes. */
        EventMinutes: number;
        /** @description Dates that can be booked. `rolling_days` requires `days`, counted from today. `date_range` requires `start_date` and `end_date`, both inclusive, in the time zones of the hosts. `unlimited` requires no other field. */
        BookingWindow: {
            /**
             * @description Kind of limit.
             * @enum {string}
             */
            type: "rolling_days" | "date_range" | "unlimited";
            /** @description Number of days ahead; today is day 0. */
            days?: number;
            start_date?: components["schemas"]["Date"];
            end_date?: components["schemas"]["Date"];
        };
        /** @description Maximum number of events of this type per host; null for no limit. */
        BookingLimits: {
            /** @description Per calendar day. */
            per_day?: number | null;
            /** @description Per week, starting on Monday. */
            per_week?: number | null;
        };
        /**
         * @description Kind of location.
         * @enum {string}
         */
        EventLocationType: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
        /** @description Location of the event. `value` is the URL for `video_link`, the host's phone number (E.164) for `phone`, the place for `in_person`, and any text for `custom`. Omit `value` for `invitee_phone`: the host calls the phone number that the invitee provides. */
        EventLocation: {
            type: components["schemas"]["EventLocationType"];
            /** @description URL, phone number, place or text. */
            value?: string | null;
        };
        /** @description A question that the person who books answers. */
        BookingQuestion: {
            /** @description Key of the answer in `answers`. */
            key: string;
            /** @description Text of the question. */
            label: string;
            /**
             * @description Type of the answer: a text (`text`, `textarea`), a number, one or several of the options (`select`, `multiselect`), true or false (`checkbox`), a phone number (E.164), an http(s) URL or a date.
             * @enum {string}
             */
            type: "text" | "textarea" | "number" | "select" | "multiselect" | "checkbox" | "phone" | "url" | "date";
            /** @description If true, an answer is required; for a checkbox, the answer true. */
            required?: boolean;
            /** @description The options; only for `select` and `multiselect`. */
            options?: string[] | null;
        };
        /** @description The writable fields. */
        EventTypeFields: {
            slug?: components["schemas"]["EventTypeSlug"];
            /** @description Title shown to invitees. */
            title?: string;
            /** @description Text shown on the booking page. */
            description?: string | null;
            /** @description The user who owns it. */
            owner_id?: components["schemas"]["Id"];
            /** @description The users who host the events; they must be active. With `round_robin`, the order decides between hosts with the same number of events. */
            hosts?: components["schemas"]["Id"][];
            assignment?: components["schemas"]["EventTypeAssignment"];
            /**
             * Format: uuid
             * @description Schedule that applies to all hosts of this event type. If null, the default schedule of each host applies.
             */
            schedule_id?: string | null;
            duration_minutes?: components["schemas"]["EventMinutes"];
            /** @description The durations to choose from, which include `duration_minutes`. Empty if only `duration_minutes` is offered. */
            duration_options?: components["schemas"]["EventMinutes"][];
            /** @description Time between consecutive start times; null for the duration. */
            slot_interval_minutes?: number | null;
            /** @description Time that is kept free before an event. */
            buffer_before_minutes?: number;
            /** @description Time that is kept free after an event. */
            buffer_after_minutes?: number;
            /** @description Minimum time between booking and start. */
            min_notice_minutes?: number;
            booking_window?: components["schemas"]["BookingWindow"];
            limits?: components["schemas"]["BookingLimits"];
            /** @description Number of invitees who can book the same event. */
            seats?: number;
            /** @description If true, a booking is `pending` until a host confirms it. */
            requires_confirmation?: boolean;
            location?: components["schemas"]["EventLocation"];
            /** @description Questions that the person who books answers. */
            questions?: components["schemas"]["BookingQuestion"][];
            /** @description Maximum number of guests in a booking. Does not limit the guests that a host invites later. */
            max_guests?: number;
            /** @description Times of reminders to the invitees, in minutes before the start. */
            reminder_minutes?: number[];
            /**
             * @description Language of the texts; null for that of the organization.
             * @enum {string|null}
             */
            locale?: "en" | "fr" | null;
            /** @description Whether the event type can be booked. */
            is_active?: boolean;
            visibility?: components["schemas"]["EventTypeVisibility"];
        };
        /** @description A new event type. */
        EventTypeCreate: WithRequired<components["schemas"]["EventTypeFields"], "title" | "duration_minutes" | "location">;
        /** @description The fields to update. */
        EventTypeUpdate: {
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["EventTypeFields"];
        /**
         * @description A kind of event that can be booked.
         * @example {
         *       "id": "019cb4f1-2a3b-7c4d-8e5f-6a7b8c9d0e11",
         *       "version": 1,
         *       "slug": "introductory-call",
         *       "title": "Introductory call",
         *       "description": "A first conversation about your requirements.",
         *       "owner_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "hosts": [
         *         "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01"
         *       ],
         *       "assignment": "single",
         *       "schedule_id": null,
         *       "duration_minutes": 30,
         *       "duration_options": [
         *         15,
         *         30
         *       ],
         *       "slot_interval_minutes": null,
         *       "buffer_before_minutes": 0,
         *       "buffer_after_minutes": 10,
         *       "min_notice_minutes": 60,
         *       "booking_window": {
         *         "type": "rolling_days",
         *         "days": 60
         *       },
         *       "limits": {
         *         "per_day": 4,
         *         "per_week": null
         *       },
         *       "seats": 1,
         *       "requires_confirmation": false,
         *       "location": {
         *         "type": "video_link",
         *         "value": "https://meet.acme.example/claire"
         *       },
         *       "questions": [
         *         {
         *           "key": "topic",
         *           "label": "What is it about?",
         *           "type": "select",
         *           "required": true,
         *           "options": [
         *             "Machines",
         *             "Service"
         *           ]
         *         }
         *       ],
         *       "max_guests": 3,
         *       "reminder_minutes": [
         *         1440,
         *         60
         *       ],
         *       "locale": null,
         *       "is_active": true,
         *       "visibility": "public",
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
        EventType: WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["EventTypeFields"], "slug" | "title" | "description" | "owner_id" | "hosts" | "assignment" | "schedule_id" | "duration_minutes" | "duration_options" | "slot_interval_minutes" | "buffer_before_minutes" | "buffer_after_minutes" | "min_notice_minutes" | "booking_window" | "limits" | "seats" | "requires_confirmation" | "location" | "questions" | "max_guests" | "reminder_minutes" | "locale" | "is_active" | "visibility">;
        /** @description RFC 3339 with the UTC offset of the requested time zone. */
        LocalTime: string;
        /** @description A start time that can be booked. */
        Slot: {
            start_at: components["schemas"]["LocalTime"];
            end_at: components["schemas"]["LocalTime"];
            /** @description Number of seats that are still free. */
            seats_left: number;
        };
        /** @description Start times that can be booked. */
        Slots: {
            timezone: components["schemas"]["Timezone"];
            slots: components["schemas"]["Slot"][];
            /** @description The next start time that is not in `slots`. If `limit` truncated the list, this is the first omitted slot. If the range has no slots, it is the first slot in the three months after it. Null if there is none. */
            next_available_at: components["schemas"]["LocalTime"] | null;
            /**
             * @description Reason why there are no slots; null if there are some. The reason applies to the start time that came closest to being bookable. `too_soon`: in the past or within the minimum notice. `outside_window`: outside of the booking window. `outside_hours`: outside of the schedules, or no host is active. `limit_reached`: limit per day or week reached. `host_busy`: no host is free. `seats_taken`: no seats left.
             * @enum {string|null}
             */
            empty_reason: "too_soon" | "outside_window" | "outside_hours" | "limit_reached" | "host_busy" | "seats_taken" | null;
        };
        /** @description Payload of a webhook about an event type. */
        EventTypeEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["EventType"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * @description `pending`: a host has not yet confirmed or declined the event; occurs only if the event type requires confirmation. During pending and confirmed events, the hosts are busy.
         * @enum {string}
         */
        EventStatus: "pending" | "confirmed" | "declined" | "cancelled";
        /** @description A user who hosts an event. */
        EventHost: {
            user_id: components["schemas"]["Id"];
            /** @description First and last name, or the e-mail address. */
            name: string;
        };
        /** @description Answers to the questions of the event type, by key. */
        EventAnswers: {
            [key: string]: string | number | boolean | string[] | null;
        };
        /** @description A previous time of an event. */
        EventPeriod: {
            start_at: components["schemas"]["Timestamp"];
            end_at: components["schemas"]["Timestamp"];
            changed_at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Actor"];
            reason: string | null;
        };
        /** @description The cancellation of an event. */
        EventCancellation: {
            reason: string | null;
            cancelled_at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Actor"];
        };
        /** @description A person who is invited to an event. */
        Invitee: {
            id: components["schemas"]["Id"];
            /**
             * @description `primary`: a person who booked. `guest`: a person invited in addition.
             * @enum {string}
             */
            role: "primary" | "guest";
            name: string | null;
            email: components["schemas"]["Email"];
            /** @description E.164. */
            phone: string | null;
            /**
             * Format: timezone
             * @description Time zone of the times in e-mails and calendar files.
             */
            timezone: string;
            /**
             * @description Language of e-mails and calendar files.
             * @enum {string}
             */
            locale: "en" | "fr";
            /**
             * Format: uuid
             * @description The contact with this address.
             */
            contact_id: string | null;
            answers: components["schemas"]["EventAnswers"];
            /**
             * @description Response of the invitee, sent by their calendar or through the link in the e-mail. Reset to `needs_action` when the event is rescheduled.
             * @enum {string}
             */
            response: "needs_action" | "accepted" | "declined" | "tentative";
            /** @description Whether the invitee did not attend. */
            no_show: boolean;
            /**
             * Format: date-time
             * @description Time when the invitee was removed.
             */
            cancelled_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The person who books. */
        EventPerson: {
            name: string;
            email: components["schemas"]["Email"];
            /**
             * Format: phone
             * @description Accepted in common notations, stored as E.164. A number without a country code is read as a number of the organization's `default_country`. Required if the location is `invitee_phone`.
             */
            phone?: string | null;
            /**
             * Format: timezone
             * @description Defaults to that of the contact, otherwise that of the organization.
             */
            timezone?: string | null;
            /**
             * @description Defaults to that of the contact, otherwise that of the event type, otherwise that of the organization.
             * @enum {string|null}
             */
            locale?: "en" | "fr" | null;
        };
        /** @description An additional invitee. */
        EventGuest: {
            email: components["schemas"]["Email"];
            name?: string | null;
        };
        /** @description The slot to book and the people to invite. */
        EventCreate: {
            /** @description The event type to book. */
            event_type_id: components["schemas"]["Id"];
            start_at: components["schemas"]["Timestamp"];
            /** @description One of the durations of the event type. Defaults to its `duration_minutes`. */
            duration_minutes?: components["schemas"]["EventMinutes"];
            invitee: components["schemas"]["EventPerson"];
            /** @description At most `max_guests` of the event type. Addresses must differ from each other and from that of the invitee. */
            guests?: components["schemas"]["EventGuest"][];
            answers?: components["schemas"]["EventAnswers"];
            /** @description Location of the event. Defaults to that of the event type. */
            location?: components["schemas"]["EventLocation"];
            /** @description Stored in `internal_notes`; never sent to invitees. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The contact who books. Defaults to the contact with the invitee's address.
             */
            contact_id?: string | null;
            /**
             * Format: uuid
             * @description The opportunity to which the event is related.
             */
            opportunity_id?: string | null;
        };
        /**
         * @description A booked event. Its id does not change when it is rescheduled.
         * @example {
         *       "id": "019cb4f2-3b4c-7d5e-8f6a-7b8c9d0e1f21",
         *       "version": 1,
         *       "event_type_id": "019cb4f1-2a3b-7c4d-8e5f-6a7b8c9d0e11",
         *       "title": "Introductory call",
         *       "description": "A first conversation about your requirements.",
         *       "status": "confirmed",
         *       "start_at": "2026-03-05T16:00:00.000Z",
         *       "end_at": "2026-03-05T16:30:00.000Z",
         *       "duration_minutes": 30,
         *       "timezone": "Europe/Paris",
         *       "hosts": [
         *         {
         *           "user_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *           "name": "Claire Fontaine"
         *         }
         *       ],
         *       "location": {
         *         "type": "video_link",
         *         "value": "https://meet.acme.example/claire"
         *       },
         *       "seats": 1,
         *       "invitees": [
         *         {
         *           "id": "019cb4f3-4c5d-7e6f-8a7b-8c9d0e1f2a31",
         *           "role": "primary",
         *           "name": "Ada Lovelace",
         *           "email": "ada@analytical.example",
         *           "phone": "+33123456789",
         *           "timezone": "Europe/London",
         *           "locale": "en",
         *           "contact_id": "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
         *           "answers": {
         *             "topic": "Machines"
         *           },
         *           "response": "needs_action",
         *           "no_show": false,
         *           "cancelled_at": null,
         *           "created_at": "2026-03-01T09:30:00.000Z"
         *         }
         *       ],
         *       "invitee_count": 1,
         *       "answers": {
         *         "topic": "Machines"
         *       },
         *       "contact_ids": [
         *         "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e"
         *       ],
         *       "opportunity_id": null,
         *       "source": "booking_page",
         *       "internal_notes": null,
         *       "ics_uid": "019cb4f2-3b4c-7d5e-8f6a-7b8c9d0e1f21@crm.example.com",
         *       "ics_sequence": 0,
         *       "reschedule_count": 0,
         *       "history": [],
         *       "cancellation": null,
         *       "host_no_show": false,
         *       "metadata": {},
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
        Event: {
            readonly event_type_id: components["schemas"]["Id"];
            /** @description Title shown to invitees. */
            title: string;
            /** @description Description shown to invitees. */
            description: string | null;
            readonly status: components["schemas"]["EventStatus"];
            readonly start_at: components["schemas"]["Timestamp"];
            readonly end_at: components["schemas"]["Timestamp"];
            /** @description Time from start to end. */
            readonly duration_minutes: number;
            /**
             * Format: timezone
             * @description Time zone of the host's calendar at the time of booking. Each invitee has a separate time zone.
             */
            readonly timezone: string;
            readonly hosts: components["schemas"]["EventHost"][];
            location: components["schemas"]["EventLocation"];
            /** @description Maximum number of invitees of an event with several seats. 1 for other events, whose guests take no seats. */
            readonly seats: number;
            /** @description Sorted by time of invitation, removed invitees last. Lists, changes and webhooks contain at most 20 of them. */
            readonly invitees: components["schemas"]["Invitee"][];
            /** @description Number of current invitees, without removed ones. */
            readonly invitee_count: number;
            /** @description Answers of the first person who booked. */
            readonly answers: components["schemas"]["EventAnswers"];
            /** @description The contacts of the current invitees. */
            readonly contact_ids: components["schemas"]["Id"][];
            /**
             * Format: uuid
             * @description The opportunity to which the event is related.
             */
            opportunity_id: string | null;
            /**
             * @description Source of the booking.
             * @enum {string}
             */
            readonly source: "booking_page" | "api" | "mcp" | "console";
            /** @description Notes for the team; never sent to invitees. */
            internal_notes: string | null;
            /** @description UID in calendars (RFC 5545); never changes. */
            readonly ics_uid: string;
            /** @description SEQUENCE in calendars (RFC 5545). */
            readonly ics_sequence: number;
            /** @description Number of times the event was rescheduled. */
            readonly reschedule_count: number;
            /** @description Previous times, oldest first. Only the latest 100 are kept. */
            readonly history: components["schemas"]["EventPeriod"][];
            readonly cancellation: components["schemas"]["EventCancellation"] | null;
            /** @description Whether the hosts did not attend. */
            readonly host_no_show: boolean;
            metadata: components["schemas"]["EventMetadata"];
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description Arbitrary values of the client, by key. An update replaces all of them. */
        EventMetadata: {
            [key: string]: string;
        };
        /** @description Payload of a webhook about an event. */
        EventEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["Event"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Record type, filter and fields of the export. */
        ExportCreate: {
            /** @enum {string} */
            entity_type: "contact" | "company";
            filter?: components["schemas"]["FilterGroup"];
            /** @description Fields of the record, or members of a field (`address.city`, `custom_fields.<key>`); defaults to all fields. The order of the columns is fixed. */
            fields?: string[];
        };
        /** @description An export of contacts or companies. */
        Export: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            entity_type: "contact" | "company";
            filter: components["schemas"]["FilterGroup"] | null;
            fields: string[] | null;
            /** @enum {string} */
            status: "queued" | "running" | "completed" | "failed" | "cancelled";
            /** @description Number of records in the file so far. */
            rows: number;
            /** @description Size of the file in bytes so far. */
            bytes: number;
            job_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["Actor"];
            finished_at: components["schemas"]["Timestamp"] | null;
            /** @description When the file is deleted. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Progress of an import.
         * @enum {string}
         */
        ImportStatus: "waiting_for_file" | "ready" | "running" | "completed" | "failed" | "cancelled";
        /** @description The target field of each column, or null to ignore the column. Targets are the fields of the record, parts of an address such as `address.city`, `custom_fields.<key>`, `external_ids.<namespace>` and `id` (to find existing records); contacts also have `company_name` and `company_domain`. */
        ImportMapping: {
            [key: string]: string | null;
        } | null;
        /**
         * @description How to handle a row whose record already exists. A live record matches if it has the same `id`, e-mail address (contacts), domain (companies) or external id.
         * @enum {string}
         */
        ImportDuplicates: "skip" | "update" | "fail";
        /**
         * @description Format of dates: 2026-03-04 (iso), 04/03/2026 (dmy) or 03/04/2026 (mdy).
         * @enum {string}
         */
        ImportDateFormat: "iso" | "dmy" | "mdy";
        /** @description Options for reading the file. */
        ImportSettings: {
            mapping?: components["schemas"]["ImportMapping"];
            duplicates?: components["schemas"]["ImportDuplicates"];
            date_format?: components["schemas"]["ImportDateFormat"];
            /** @description Contacts are linked to the company with `company_domain`, or otherwise `company_name`. If no such company exists, it is created (true, the default) or the row fails (false). */
            create_companies?: boolean;
            /**
             * @description How to handle a row with an invalid cell. `fail`: the row fails; `skip`: the cell is ignored, and the row fails only if the remaining cells do not form a valid record.
             * @enum {string}
             */
            on_bad_cell?: "fail" | "skip";
            /** @description Whether to count the effects and list the failures of the import without writing any record. */
            dry_run?: boolean;
        };
        /** @description A new import. */
        ImportCreate: {
            entity_type: components["schemas"]["EntityType"];
        } & components["schemas"]["ImportSettings"];
        /** @description Options that override those of the import. */
        ImportStart: components["schemas"]["ImportSettings"];
        /** @description A column of the file and its target field. */
        ImportColumn: {
            name: string;
            /** @description The target field according to the mapping, or otherwise the name of the column; null if the column is ignored. */
            field: string | null;
        };
        /** @description An unprocessed row of the file. */
        ImportRow: {
            /** @description The line of the file on which the row begins. */
            line: number;
            cells: string[];
        };
        /** @description A reason for failed rows or ignored cells, with its frequency. */
        ImportProblem: {
            /** @description The target field, as in a mapping; null if the problem concerns the whole row. */
            field: string | null;
            code: string;
            /** @description Human-readable message; localized. */
            message: string;
            /** @description Number of affected rows. */
            count: number;
            /** @description The first affected rows. */
            examples: {
                /** @description The line in the file. */
                line: number;
                /** @description The content of the cell, shortened; null if the problem concerns the whole row. */
                cell: string | null;
            }[];
        };
        /** @description Why an import ended before the end of its file; null if it did not. */
        ImportFailure: {
            code: string;
            /** @description Human-readable message; localized. */
            message: string;
        } | null;
        /**
         * @description An import of records from a CSV file.
         * @example {
         *       "id": "019cb4e9-3c10-7d4e-8f5a-6b7c8d9e0f21",
         *       "version": 3,
         *       "entity_type": "contact",
         *       "status": "ready",
         *       "mapping": null,
         *       "duplicates": "skip",
         *       "date_format": "iso",
         *       "create_companies": true,
         *       "on_bad_cell": "fail",
         *       "dry_run": false,
         *       "encoding": "utf-8",
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
         *       "ignored_columns": [
         *         "Remarques internes"
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
         *       "skipped_cells": 0,
         *       "problems": [],
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
            /** @description Whether missing companies are created. */
            create_companies: boolean;
            /**
             * @description How a row with an invalid cell is handled.
             * @enum {string}
             */
            on_bad_cell: "fail" | "skip";
            /** @description Whether the import is a dry run. */
            dry_run: boolean;
            /**
             * @description Encoding of the uploaded file.
             * @enum {string|null}
             */
            readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | null;
            /** @description Separator of the cells. */
            readonly delimiter: string | null;
            /** @description Size of the file in bytes. */
            readonly size_bytes: number | null;
            /** @description Columns of the file. */
            readonly columns: components["schemas"]["ImportColumn"][];
            /** @description Columns without a target field. */
            readonly ignored_columns: string[];
            /** @description The first rows of the file. */
            readonly preview: components["schemas"]["ImportRow"][];
            /** @description Number of rows in the file. */
            readonly rows: number | null;
            /** @description Number of rows that have been processed. */
            readonly processed_rows: number;
            /** @description Number of created records. */
            readonly created: number;
            /** @description Number of rows that changed a record. */
            readonly updated: number;
            /** @description Number of rows that matched their record in all fields. */
            readonly unchanged: number;
            /** @description Number of rows that were skipped because their record already exists. */
            readonly skipped: number;
            /** @description Number of rows that could not be imported. */
            readonly failed: number;
            /** @description Number of companies that were created for contacts. */
            readonly companies_created: number;
            /** @description Number of invalid cells that were ignored. */
            readonly skipped_cells: number;
            /** @description Reasons for failed rows and ignored cells, most frequent first. */
            readonly problems: components["schemas"]["ImportProblem"][];
            /** @description Estimated remaining seconds while the import runs. */
            readonly seconds_left: number | null;
            readonly failure: components["schemas"]["ImportFailure"];
            /**
             * Format: uuid
             * @description The job that runs the import.
             */
            readonly job_id: string | null;
            readonly started_at: components["schemas"]["Timestamp"] | null;
            readonly finished_at: components["schemas"]["Timestamp"] | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description A background job. */
        Job: {
            id: components["schemas"]["Id"];
            /** @description The type of the job, e.g. `export.run`. */
            kind: string;
            /** @enum {string} */
            status: "queued" | "running" | "completed" | "failed" | "cancelled";
            /** @description Whether cancellation was requested while the job was running. The job stops at its next step. */
            cancelling: boolean;
            /** @description Number of processed items, e.g. rows. */
            done: number;
            /** @description Total number of items; null while it is unknown. */
            total: number | null;
            /** @description Estimated remaining seconds; null if there is no estimate. */
            seconds_left: number | null;
            result: components["schemas"]["JobResult"] | null;
            /** @description Error code of the last failed attempt; null if no attempt has failed. */
            error_code: string | null;
            created_at: components["schemas"]["Timestamp"];
            started_at: components["schemas"]["Timestamp"] | null;
            finished_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The import or export that the job runs. */
        JobResult: {
            /** @enum {string} */
            type: "import" | "export";
            id: components["schemas"]["Id"];
        };
        /** @description `owner`, `admin`, `manager`, `member`, `read_only`, or the name of a custom role. */
        RoleName: string;
        /** @description Part of the URL of the member's booking page; unique across all organizations. Null if the member has no booking page. */
        BookingSlug: string | null;
        /**
         * @description `invited` until the member accepts the invitation. A suspended member cannot sign in or act.
         * @enum {string}
         */
        MemberStatus: "invited" | "active" | "suspended";
        /** @description The member to invite. */
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
            booking_slug?: components["schemas"]["BookingSlug"];
            role?: components["schemas"]["RoleName"];
            /**
             * @description Suspends or reactivates the member. `invited` is only accepted if the member is still invited.
             * @enum {string}
             */
            status?: "invited" | "active" | "suspended";
            email?: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description When the member last signed in; null if they never did.
             */
            last_login_at?: string | null;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description A user in the organization.
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
            booking_slug: components["schemas"]["BookingSlug"];
            /**
             * Format: date-time
             * @description When the member last signed in; null if they never did.
             */
            readonly last_login_at: string | null;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description Fields that a client can set. */
        NoteFields: {
            /** @description Subject of the note. */
            title?: string | null;
            /** @description Markdown without HTML. */
            body?: string;
            /** @description The related records. A note needs at least one; its list is empty only after all related records were purged. */
            related_to?: components["schemas"]["RelatedRecord"][];
            /** @description Whether the note is pinned. */
            pinned?: boolean;
        };
        /** @description A new note. */
        NoteCreate: WithRequired<components["schemas"]["NoteFields"], "body" | "related_to"> & {
            related_to: unknown;
        };
        /** @description Fields to change. */
        NoteUpdate: {
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["NoteFields"];
        /**
         * @description A note about records. `created_by` is its author.
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
            /** @description Subject of the note. */
            title: string | null;
            /** @description Markdown without HTML. */
            body: string;
            related_to: components["schemas"]["RelatedTo"];
            /** @description Whether the note is pinned. */
            pinned: boolean;
        } & WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at">;
        /** @description Filter, sort order and page. */
        NoteSearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; defaults to 25. */
            page_size?: number;
            /** @description Empty for the first page, then `meta.next_cursor` from the previous response. */
            cursor?: string;
            /** @description Up to four fields; a `-` prefix sorts in descending order. Defaults to `-created_at`. */
            sort?: string;
        };
        /** @description Payload of note events. */
        NoteEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["Note"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description A contact that takes part in the opportunity. */
        OpportunityContact: {
            contact_id: components["schemas"]["Id"];
            /**
             * @description Role of the contact in the purchase.
             * @enum {string}
             */
            role: "decision_maker" | "evaluator" | "influencer" | "champion" | "user" | "other";
        };
        /** @description Fields that a client can set. */
        OpportunityFields: {
            /** @description Name of the opportunity. */
            name?: string;
            pipeline_id?: components["schemas"]["Id"];
            /** @description The key of a stage in the pipeline. Input also accepts the label of the stage, ignoring case, and `closed won` or `closed lost`; output is always the key. */
            stage?: string;
            /** @description Amount in major units of `currency`, with at most two decimal places. */
            amount?: number | null;
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description Expected closing date, YYYY-MM-DD.
             */
            expected_close_date?: string | null;
            /** @description Why the opportunity was lost; null unless it is lost. */
            lost_reason?: string | null;
            /** @description Next action to take. */
            next_step?: string | null;
            /**
             * Format: uuid
             * @description The prospective buyer.
             */
            company_id?: string | null;
            /**
             * Format: uuid
             * @description The main contact.
             */
            primary_contact_id?: string | null;
            /** @description The participating contacts, each at most once. The primary contact is included only if it was added explicitly. */
            contacts?: components["schemas"]["OpportunityContact"][];
            /**
             * Format: uuid
             * @description The user who is responsible for the opportunity.
             */
            owner_id?: string | null;
            /**
             * @description How the opportunity was acquired.
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
            /** @description Own probability of an open opportunity in percent; null to use the probability of its stage. Won opportunities always have 100, lost ones 0. */
            probability?: number | null;
        } & WithRequired<components["schemas"]["OpportunityFields"], "name">;
        /** @description Fields to change. */
        OpportunityUpdate: {
            /** @description Own probability of an open opportunity in percent; null to use the probability of its stage. Won opportunities always have 100, lost ones 0. */
            probability?: number | null;
            /**
             * @description The type of the current stage.
             * @enum {string}
             */
            status?: "open" | "won" | "lost";
            /** @description `amount` multiplied by `probability`; null if there is no amount. */
            weighted_amount?: number | null;
            /**
             * Format: date-time
             * @description When the opportunity was won or lost; null while it is open.
             */
            closed_at?: string | null;
            /**
             * Format: date-time
             * @description When the opportunity entered its current stage.
             */
            stage_changed_at?: string;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["OpportunityFields"];
        /** @description Filter, sort order and page. */
        OpportunitySearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; defaults to 25. */
            page_size?: number;
            /** @description Empty for the first page, then `meta.next_cursor` from the previous response. */
            cursor?: string;
            /** @description Up to four fields; a `-` prefix sorts in descending order. Defaults to `-created_at`. */
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
            /** @description Probability of winning, in percent. */
            probability: number;
            /**
             * @description The type of the current stage.
             * @enum {string}
             */
            readonly status: "open" | "won" | "lost";
            /** @description `amount` multiplied by `probability`; null if there is no amount. */
            readonly weighted_amount: number | null;
            /**
             * Format: date-time
             * @description When the opportunity was won or lost; null while it is open.
             */
            readonly closed_at: string | null;
            /**
             * Format: date-time
             * @description When the opportunity entered its current stage.
             */
            readonly stage_changed_at: string;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["OpportunityFields"], "name" | "pipeline_id" | "stage" | "amount" | "currency" | "expected_close_date" | "lost_reason" | "next_step" | "company_id" | "primary_contact_id" | "contacts" | "owner_id" | "source" | "description" | "tags" | "custom_fields">);
        /** @description Payload of opportunity events. */
        OpportunityEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["Opportunity"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Fields that an administrator can set. */
        OrganizationFields: {
            /** @description Display name. */
            name?: string;
            default_locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
            currency?: components["schemas"]["Currency"];
            /**
             * Format: country
             * @description The country of phone numbers without a country code; defaults to the country of the time zone. If null, such numbers are rejected.
             */
            default_country?: string | null;
            /** @description Postal address, which is printed below each marketing message because many countries require it. If null, only the organization's name is printed. */
            postal_address?: string | null;
            email_tracking?: components["schemas"]["EmailTracking"];
        };
        /** @description Tracking of campaign messages; disabled by default. After tracking is disabled, messages that were already sent are no longer tracked, but their links continue to work. */
        EmailTracking: {
            /** @description Whether opens are recorded, with an invisible image in HTML messages. */
            opens: boolean;
            /** @description Whether clicks are recorded. Links in HTML messages, except the unsubscribe link, are redirected through this service. */
            clicks: boolean;
        };
        /** @description Fields to change. */
        OrganizationUpdate: {
            /** @description Unique short name. */
            slug?: string;
            plan?: components["schemas"]["Plan"];
            /** @description Region in which the data is stored. */
            data_region?: string;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["OrganizationFields"];
        /**
         * @description Billing plan; API keys need at least `professional`.
         * @enum {string}
         */
        Plan: "free" | "professional" | "enterprise";
        /**
         * @description A customer of this service. Every record belongs to exactly one organization.
         * @example {
         *       "id": "019cb4e1-0a00-7b1c-8d2e-3f4a5b6c7d01",
         *       "version": 2,
         *       "name": "Acme Europe",
         *       "slug": "acme-europe",
         *       "plan": "professional",
         *       "default_locale": "fr",
         *       "timezone": "Europe/Paris",
         *       "currency": "EUR",
         *       "default_country": "FR",
         *       "data_region": "eu",
         *       "postal_address": "Acme Europe, 12 rue de la Paix\n75002 Paris, France",
         *       "email_tracking": {
         *         "opens": false,
         *         "clicks": false
         *       },
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
            /** @description Unique short name. */
            readonly slug: string;
            readonly plan: components["schemas"]["Plan"];
            /** @description Region in which the data is stored. */
            readonly data_region: string;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["OrganizationFields"], "name" | "default_locale" | "timezone" | "currency" | "default_country" | "postal_address" | "email_tracking">);
        /** @description Stable key of a stage. */
        StageKey: string;
        /**
         * @description Status of the opportunities in a stage.
         * @enum {string}
         */
        StageType: "open" | "won" | "lost";
        /** @description Display name of the stage. */
        StageLabel: string;
        /** @description Probability of winning in percent, for opportunities in this stage without a probability of their own. */
        StageProbability: number;
        /** @description Position in the pipeline, from 1. */
        StagePosition: number;
        /** @description One stage of a pipeline. */
        Stage: {
            key: components["schemas"]["StageKey"];
            label: components["schemas"]["StageLabel"];
            position: components["schemas"]["StagePosition"];
            type: components["schemas"]["StageType"];
            probability: components["schemas"]["StageProbability"];
        };
        /** @description One stage of a pipeline; without `position`, stages keep the order of the list. */
        StageInput: {
            key: components["schemas"]["StageKey"];
            label: components["schemas"]["StageLabel"];
            position?: components["schemas"]["StagePosition"];
            type: components["schemas"]["StageType"];
            probability: components["schemas"]["StageProbability"];
        };
        /** @description All stages of the pipeline, with unique keys and at least one stage of each type. */
        StageInputs: components["schemas"]["StageInput"][];
        /** @description Fields that an administrator can set, in addition to the stages. */
        PipelineFields: {
            /** @description Display name; unique, ignoring case. */
            name?: string;
            /** @description Whether new opportunities are created in this pipeline by default; true for exactly one pipeline. */
            is_default?: boolean;
            /** @description Position among the pipelines. */
            position?: number;
            /** @description Whether `lost_reason` is required to mark an opportunity as lost. */
            require_lost_reason?: boolean;
        };
        /** @description A new pipeline. */
        PipelineCreate: {
            stages: components["schemas"]["StageInputs"];
        } & WithRequired<components["schemas"]["PipelineFields"], "name">;
        /** @description Fields to change. */
        PipelineUpdate: {
            stages?: components["schemas"]["StageInputs"];
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["PipelineFields"];
        /**
         * @description An ordered list of stages that opportunities go through.
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
            /** @description The stages in order. */
            stages: components["schemas"]["Stage"][];
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["PipelineFields"], "name" | "is_default" | "position" | "require_lost_reason">);
        /** @description A set of permissions. */
        Permissions: components["schemas"]["Permission"][];
        /** @description Fields that an administrator can set. */
        RoleFields: {
            name?: components["schemas"]["RoleName"];
            /** @description Purpose of the role. */
            description?: string | null;
            permissions?: components["schemas"]["Permissions"];
        };
        /** @description A new role. */
        RoleCreate: WithRequired<components["schemas"]["RoleFields"], "name" | "permissions">;
        /** @description Fields to change. */
        RoleUpdate: {
            /** @description Whether the role is built in and therefore the same in every organization. */
            built_in?: boolean;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["RoleFields"];
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
            /** @description Whether the role is built in and therefore the same in every organization. */
            readonly built_in: boolean;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["RoleFields"], "name" | "description" | "permissions">);
        /** @description Wall-clock times of one day in the schedule's time zone, `HH:MM`; `24:00` ends the day. */
        ClockInterval: {
            /** @description Start of the interval. */
            start: string;
            /** @description End of the interval. */
            end: string;
        };
        /** @description The intervals of one day. They must not overlap. Returned sorted by start. */
        ClockIntervals: components["schemas"]["ClockInterval"][];
        /** @description The hours of one weekday. */
        WeekdayHours: {
            /**
             * @description The weekday.
             * @enum {string}
             */
            day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            intervals: components["schemas"]["ClockIntervals"];
        };
        /** @description The hours of one date, which replace those of its weekday. Without intervals, the date cannot be booked. */
        DateHours: {
            date: components["schemas"]["Date"];
            intervals: components["schemas"]["ClockIntervals"];
        };
        /** @description The writable fields. */
        ScheduleFields: {
            /** @description Name of the schedule. */
            name?: string;
            timezone?: components["schemas"]["Timezone"];
            /** @description The default schedule applies to event types with `schedule_id` null. Each user with schedules has exactly one default. */
            is_default?: boolean;
            /** @description Each weekday at most once. Other weekdays cannot be booked. Returned from Monday to Sunday. */
            weekly_hours?: components["schemas"]["WeekdayHours"][];
            /** @description Each date at most once. Returned sorted by date. */
            overrides?: components["schemas"]["DateHours"][];
        };
        /** @description A new schedule. */
        ScheduleCreate: {
            /** @description The user to whom the schedule belongs. */
            user_id?: components["schemas"]["Id"];
        } & WithRequired<components["schemas"]["ScheduleFields"], "name">;
        /** @description The fields to update. */
        ScheduleUpdate: {
            /** @description The user to whom the schedule belongs. */
            user_id?: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["ScheduleFields"];
        /**
         * @description The hours in which a user can be booked.
         * @example {
         *       "id": "019cb4f0-1a2b-7c3d-8e4f-5a6b7c8d9e10",
         *       "version": 1,
         *       "user_id": "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
         *       "name": "Office hours",
         *       "timezone": "Europe/Paris",
         *       "is_default": true,
         *       "weekly_hours": [
         *         {
         *           "day": "monday",
         *           "intervals": [
         *             {
         *               "start": "09:00",
         *               "end": "12:00"
         *             },
         *             {
         *               "start": "14:00",
         *               "end": "17:00"
         *             }
         *           ]
         *         },
         *         {
         *           "day": "friday",
         *           "intervals": [
         *             {
         *               "start": "18:00",
         *               "end": "24:00"
         *             }
         *           ]
         *         }
         *       ],
         *       "overrides": [
         *         {
         *           "date": "2026-05-01",
         *           "intervals": []
         *         }
         *       ],
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
        Schedule: {
            /** @description The user to whom the schedule belongs. */
            user_id: components["schemas"]["Id"];
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["ScheduleFields"], "name" | "timezone" | "is_default" | "weekly_hours" | "overrides">);
        /**
         * @description A record type that can be searched.
         * @enum {string}
         */
        SearchedType: "contact" | "company" | "opportunity" | "task" | "note" | "segment" | "campaign";
        /** @description Summary of a matching record. */
        SearchResult: {
            record_type: components["schemas"]["SearchedType"];
            record_id: components["schemas"]["Id"];
            /** @description Name of the record. */
            title: string;
            /** @description Further information that identifies the record. */
            subtitle: string | null;
            /** @description The fields that contain the words; empty if only similar words were found. */
            matched_fields: string[];
            /** @description Relevance from 0 to 1; 1 if the name equals the query. */
            relevance: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description `static`: members are added by hand; `dynamic`: members are determined by a filter.
         * @enum {string}
         */
        SegmentKind: "static" | "dynamic";
        /** @description Fields that a client can set. */
        SegmentFields: {
            /** @description Unique among live segments, ignoring case. */
            name?: string;
            /** @description Purpose of the segment. */
            description?: string | null;
            /** @description Only for dynamic segments. Relative times refer to the time of the query. */
            filter?: components["schemas"]["FilterGroup"] | null;
        };
        /** @description A new segment. */
        SegmentCreate: {
            entity_type: components["schemas"]["EntityType"];
            kind: components["schemas"]["SegmentKind"];
        } & WithRequired<components["schemas"]["SegmentFields"], "name">;
        /** @description Fields to change. */
        SegmentUpdate: {
            entity_type?: components["schemas"]["EntityType"];
            kind?: components["schemas"]["SegmentKind"];
            /** @description Number of live members. For a dynamic segment, the count at `evaluated_at`. Null if it could not be counted, or if the caller cannot read the counted records or a record type that the filter refers to. */
            member_count?: number | null;
            /**
             * Format: date-time
             * @description When a dynamic segment was last counted; null for a static segment, whose count is always exact. Reading a segment can update this field without a new version, so a client can send it back with an older value.
             */
            evaluated_at?: string | null;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["SegmentFields"];
        /** @description Filter, sort order and page. */
        SegmentSearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; defaults to 25. */
            page_size?: number;
            /** @description Empty for the first page, then `meta.next_cursor` from the previous response. */
            cursor?: string;
            /** @description Up to four fields; a `-` prefix sorts in descending order. Defaults to `-created_at`. */
            sort?: string;
        };
        /** @description Preview of the members of a segment. */
        SegmentPreview: {
            /** @description Exact number of matching records. */
            total: number;
            /** @description The newest matching records. */
            sample: components["schemas"]["Entity"][];
        };
        /**
         * @description A set of contacts or of companies.
         * @example {
         *       "id": "019cb4f0-1a2b-7c3d-8e4f-5a6b7c8d9e01",
         *       "version": 1,
         *       "name": "Warm leads",
         *       "description": "Contacts worth a call.",
         *       "entity_type": "contact",
         *       "kind": "dynamic",
         *       "filter": {
         *         "op": "and",
         *         "conditions": [
         *           {
         *             "field": "lead_score",
         *             "operator": "gte",
         *             "value": 50
         *           }
         *         ]
         *       },
         *       "member_count": 128,
         *       "evaluated_at": "2026-03-01T09:30:00.000Z",
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
         * @example {
         *       "id": "019cb4f0-1a2b-7c3d-8e4f-5a6b7c8d9e02",
         *       "version": 2,
         *       "name": "Trade fair 2026",
         *       "description": null,
         *       "entity_type": "contact",
         *       "kind": "static",
         *       "filter": null,
         *       "member_count": 1,
         *       "evaluated_at": null,
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
        Segment: {
            readonly entity_type: components["schemas"]["EntityType"];
            readonly kind: components["schemas"]["SegmentKind"];
            /** @description Number of live members. For a dynamic segment, the count at `evaluated_at`. Null if it could not be counted, or if the caller cannot read the counted records or a record type that the filter refers to. */
            readonly member_count: number | null;
            /**
             * Format: date-time
             * @description When a dynamic segment was last counted; null for a static segment, whose count is always exact. Reading a segment can update this field without a new version, so a client can send it back with an older value.
             */
            readonly evaluated_at: string | null;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["SegmentFields"], "name" | "description" | "filter">);
        /** @description Payload of segment events. */
        SegmentEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["Segment"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Any characters; common passwords are rejected. */
        Password: string;
        /** @description Token from the link in the e-mail; can be used once. */
        OneTimeToken: string;
        /** @description Credentials for sign-in. */
        SessionCreate: {
            email: components["schemas"]["Email"];
            /** @description The user's password. */
            password: string;
        };
        /** @description The account whose password is to be reset. */
        PasswordForgot: {
            email: components["schemas"]["Email"];
        };
        /** @description The token from the link, and the new password. */
        PasswordReset: {
            token: components["schemas"]["OneTimeToken"];
            password: components["schemas"]["Password"];
        };
        /** @description The current and the new password. */
        PasswordChange: {
            /** @description The current password. */
            current_password: string;
            new_password: components["schemas"]["Password"];
        };
        /** @description The token from the link, the password and the profile of the user. */
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
        /** @description Time of the request for a link. */
        PasswordRequested: {
            requested_at: components["schemas"]["Timestamp"];
        };
        /** @description Time of the password change. */
        PasswordChanged: {
            changed_at: components["schemas"]["Timestamp"];
        };
        /** @description Number of ended sessions. */
        SessionsEnded: {
            /** @description Number of sessions. */
            ended: number;
        };
        /**
         * @description A browser session of a user.
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
            /** @description Whether this is the session of the request. */
            current: boolean;
            /** @description Whether this is a support session of the service operator. */
            support: boolean;
            /** @description IP address at sign-in. */
            ip: string;
            /** @description User-Agent header of the browser. */
            user_agent: string | null;
            created_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Fields to change. */
        MeUpdate: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
            booking_slug?: components["schemas"]["BookingSlug"];
        };
        /** @description The responsible user: the signed-in user, or the creator of the API key. */
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
            booking_slug: components["schemas"]["BookingSlug"];
        };
        /** @description The organization of the caller. */
        CurrentOrganization: {
            id: components["schemas"]["Id"];
            /** @description Display name. */
            name: string;
            /** @description Unique short name. */
            slug: string;
            plan: components["schemas"]["Plan"];
            default_locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["Timezone"];
            currency: components["schemas"]["Currency"];
            /** @description Region in which the data is stored. */
            data_region: string;
        };
        /** @description To be sent as `X-CSRF-Token` with every request that changes something. */
        CsrfToken: string | null;
        /**
         * @description The new session with its user.
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
         *         "role": "owner",
         *         "booking_slug": "claire-fontaine"
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
            /** @description To be sent as `X-CSRF-Token` with every request that changes something. */
            csrf_token: string;
            user: components["schemas"]["CurrentUser"];
            organization: components["schemas"]["CurrentOrganization"];
            permissions: components["schemas"]["Permissions"];
        };
        /** @description The caller and their current permissions. */
        Me: {
            /**
             * @description How the request was authenticated.
             * @enum {string}
             */
            credential: "session" | "api_key";
            user: components["schemas"]["CurrentUser"];
            organization: components["schemas"]["CurrentOrganization"];
            /** @description The API key; null if the request was authenticated with a session. */
            api_key: {
                id: components["schemas"]["Id"];
                /** @description The key's name. */
                name: string;
                /**
                 * Format: date-time
                 * @description When the key expires; null if it never expires.
                 */
                expires_at: string | null;
            } | null;
            /** @description The session; null if the request was authenticated with an API key. */
            session: {
                id: components["schemas"]["Id"];
                /** @description Whether this is a support session of the service operator. */
                support: boolean;
                expires_at: components["schemas"]["Timestamp"];
            } | null;
            csrf_token: components["schemas"]["CsrfToken"];
            permissions: components["schemas"]["Permissions"];
        };
        /**
         * @description `unsubscribed`: no marketing; all others: no e-mail at all. `soft_bounced`: five messages bounced.
         * @enum {string}
         */
        SuppressionReason: "unsubscribed" | "hard_bounced" | "soft_bounced" | "complained";
        /**
         * @description An address that receives no marketing or no e-mail at all.
         * @example {
         *       "id": "019cb4ef-1d10-7a2b-8c3d-4e5f60718293",
         *       "email": "ada@analytical.example",
         *       "reason": "hard_bounced",
         *       "created_at": "2026-03-01T09:30:00.000Z",
         *       "created_by": {
         *         "type": "system",
         *         "id": null,
         *         "name": "system",
         *         "application": null
         *       }
         *     }
         */
        Suppression: {
            readonly id: components["schemas"]["Id"];
            readonly email: components["schemas"]["Email"];
            readonly reason: components["schemas"]["SuppressionReason"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly created_by: components["schemas"]["Actor"];
        };
        /** @description An address to suppress. */
        SuppressionCreate: {
            email: components["schemas"]["Email"];
            /**
             * @description Reason for the suppression.
             * @enum {string}
             */
            reason: "unsubscribed" | "hard_bounced" | "complained";
        };
        /** @description A received message. */
        ReturnedMessage: {
            /** @description The complete message with its headers (RFC 5322). */
            message: string;
        };
        /** @description The type of a submitted message, and the affected recipients. */
        ReturnedOutcome: {
            /**
             * @description `responded`: an invitee replied. `outdated`: the reply refers to an earlier state of the event, or a newer reply is known.
             * @enum {string}
             */
            outcome: "bounced" | "delayed" | "complained" | "unsubscribed" | "responded" | "outdated";
            /**
             * Format: uuid
             * @description The original message; null if it belongs to a campaign or the submitted message is a calendar reply.
             */
            email_id: string | null;
            /**
             * Format: uuid
             * @description The campaign of the original message; null if the original message does not belong to a campaign.
             */
            campaign_id: string | null;
            /**
             * Format: uuid
             * @description The event that the invitee replied to; null if the submitted message is not a calendar reply.
             */
            event_id: string | null;
            /** @description Addresses of the affected recipients. */
            recipients: components["schemas"]["Email"][];
        };
        /** @description An OpenAPI 3.1 document. */
        OpenApiDocument: {
            /** @description Version of the OpenAPI Specification. */
            openapi: string;
            /** @description Title and version. */
            info: Record<string, never>;
            /** @description The operations by path. */
            paths: Record<string, never>;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Type of work.
         * @enum {string}
         */
        TaskType: "todo" | "call" | "email" | "meeting" | "follow_up";
        /**
         * @description Status of the task; `todo`, `in_progress` and `waiting` are open.
         * @enum {string}
         */
        TaskStatus: "todo" | "in_progress" | "waiting" | "completed" | "cancelled";
        /**
         * @description Importance of the task.
         * @enum {string}
         */
        TaskPriority: "low" | "normal" | "high" | "urgent";
        /** @description Fields that a client can set. */
        TaskFields: {
            /** @description Short description of the work. */
            title?: string;
            /** @description Free text. */
            description?: string | null;
            type?: components["schemas"]["TaskType"];
            status?: components["schemas"]["TaskStatus"];
            priority?: components["schemas"]["TaskPriority"];
            /**
             * Format: date-time
             * @description Due time.
             */
            due_at?: string | null;
            /**
             * Format: date-time
             * @description Time of the reminder, not later than `due_at`.
             */
            reminder_at?: string | null;
            /**
             * Format: uuid
             * @description The user who is assigned to the task.
             */
            assignee_id?: string | null;
            related_to?: components["schemas"]["RelatedTo"];
            tags?: components["schemas"]["Tags"];
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /** @description A new task. */
        TaskCreate: WithRequired<components["schemas"]["TaskFields"], "title">;
        /** @description Fields to change. */
        TaskUpdate: {
            /**
             * Format: date-time
             * @description When the task was completed; null if it is not completed.
             */
            completed_at?: string | null;
            /** @description Whether the task is open and past its due time. */
            is_overdue?: boolean;
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["TaskFields"];
        /**
         * @description Work that is assigned to a user.
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
             * @description When the task was completed; null if it is not completed.
             */
            readonly completed_at: string | null;
            /** @description Whether the task is open and past its due time. */
            readonly is_overdue: boolean;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["TaskFields"], "title" | "description" | "type" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "related_to" | "tags" | "custom_fields">);
        /** @description Filter, sort order and page. */
        TaskSearch: {
            filter?: components["schemas"]["FilterGroup"];
            /** @description Page number, from 1. */
            page?: number;
            /** @description Records per page; defaults to 25. */
            page_size?: number;
            /** @description Empty for the first page, then `meta.next_cursor` from the previous response. */
            cursor?: string;
            /** @description Up to four fields; a `-` prefix sorts in descending order. Defaults to `-created_at`. */
            sort?: string;
        };
        /** @description Payload of task events. */
        TaskEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["Task"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /**
         * @description `paused`: stopped by a user. `disabled`: stopped by the service because the receiver failed or returned 410.
         * @enum {string}
         */
        WebhookStatus: "active" | "paused" | "disabled";
        /**
         * @description `pending`: not delivered yet. `delivered`: acknowledged with a 2xx status. `failed`: not delivered, and no further attempts are made. `cancelled`: the webhook was deleted before delivery.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed" | "cancelled";
        /**
         * @description Reason why an attempt failed, otherwise null. `status`: not a 2xx status. `redirect`: redirects are not followed. `timeout`: no response in time. `connection`: no connection. `tls`: TLS error. `too_large`: the response is too large. `refused`: the URL is not allowed, e.g. its address is not public. `permission`: not sent because the user or key that set up the webhook can no longer read the event (see `events_suspended`). `event`: not sent because the record was purged; not counted as a failure of the receiver.
         * @enum {string|null}
         */
        WebhookDeliveryError: "status" | "redirect" | "timeout" | "connection" | "tls" | "too_large" | "refused" | "event" | "permission" | null;
        /**
         * @description A kind of event, all kinds of one record type (`contact.*`), or all kinds (`*`). Wildcards include the kinds that later versions add, but not `webhook.test`.
         * @enum {string}
         */
        WebhookSubscription: "*" | "api_key.*" | "campaign.*" | "company.*" | "contact.*" | "email.*" | "event.*" | "event_type.*" | "mcp_connection.*" | "note.*" | "opportunity.*" | "segment.*" | "task.*" | "api_key.created" | "api_key.revoked" | "api_key.rotated" | "campaign.cancelled" | "campaign.created" | "campaign.deleted" | "campaign.restored" | "campaign.scheduled" | "campaign.sent" | "campaign.updated" | "company.created" | "company.deleted" | "company.merged" | "company.restored" | "company.updated" | "contact.company_linked" | "contact.company_unlinked" | "contact.created" | "contact.deleted" | "contact.lifecycle_stage_changed" | "contact.merged" | "contact.restored" | "contact.updated" | "email.bounced" | "email.cancelled" | "email.created" | "email.failed" | "email.sent" | "email.unsubscribed" | "event.cancelled" | "event.confirmed" | "event.created" | "event.declined" | "event.invitee_added" | "event.invitee_removed" | "event.no_show" | "event.rescheduled" | "event.updated" | "event_type.created" | "event_type.deleted" | "event_type.restored" | "event_type.updated" | "mcp_connection.created" | "mcp_connection.revoked" | "note.created" | "note.deleted" | "note.restored" | "note.updated" | "opportunity.created" | "opportunity.deleted" | "opportunity.lost" | "opportunity.restored" | "opportunity.stage_changed" | "opportunity.updated" | "opportunity.won" | "segment.created" | "segment.deleted" | "segment.restored" | "segment.updated" | "task.completed" | "task.created" | "task.deleted" | "task.restored" | "task.updated";
        /** @description The writable fields. */
        WebhookFields: {
            /** @description URL to which events are sent with POST over https. Its host must resolve to public IP addresses. */
            url?: string;
            /** @description Purpose of the webhook. */
            description?: string | null;
            /** @description Kinds of events that are sent. */
            events?: components["schemas"]["WebhookSubscription"][];
        };
        /** @description A new webhook. */
        WebhookCreate: WithRequired<components["schemas"]["WebhookFields"], "url" | "events">;
        /** @description The fields to update; omitted fields are unchanged. */
        WebhookUpdate: {
            /**
             * @description `active` or `paused`. `disabled` is accepted only if the webhook is already disabled.
             * @enum {string}
             */
            status?: "active" | "paused" | "disabled";
            id?: components["schemas"]["Id"];
            /** @description Incremented with every change, starting at 1. */
            version?: number;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
            created_by?: components["schemas"]["Actor"];
            updated_by?: components["schemas"]["Actor"];
            deleted_at?: components["schemas"]["Timestamp"] | null;
            /**
             * @description `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled.
             * @enum {string|null}
             */
            disabled_reason?: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Until this time, deliveries also carry a signature with the previous secret.
             */
            previous_secret_expires_at?: string | null;
            /**
             * Format: date-time
             * @description Time of the last successful attempt.
             */
            last_success_at?: string | null;
            /**
             * Format: date-time
             * @description Time of the last failed attempt.
             */
            last_failure_at?: string | null;
            /** @description Number of failed attempts since the last success. */
            consecutive_failures?: number;
            /** @description Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. */
            events_suspended?: {
                /** @description Kind of event. */
                type: string;
                required: components["schemas"]["Permission"];
                /**
                 * @description Reason why the user or key that set up the webhook can no longer read the event.
                 * @enum {string}
                 */
                reason: "user_suspended" | "key_revoked" | "key_expired" | "plan_required" | "permission_lost";
            }[];
        } & components["schemas"]["WebhookFields"];
        /** @description The state of a webhook. */
        WebhookState: {
            status?: components["schemas"]["WebhookStatus"];
            /**
             * @description `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled.
             * @enum {string|null}
             */
            readonly disabled_reason?: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Until this time, deliveries also carry a signature with the previous secret.
             */
            readonly previous_secret_expires_at?: string | null;
            /**
             * Format: date-time
             * @description Time of the last successful attempt.
             */
            readonly last_success_at?: string | null;
            /**
             * Format: date-time
             * @description Time of the last failed attempt.
             */
            readonly last_failure_at?: string | null;
            /** @description Number of failed attempts since the last success. */
            readonly consecutive_failures?: number;
            /** @description Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. */
            readonly events_suspended?: {
                /** @description Kind of event. */
                type: string;
                required: components["schemas"]["Permission"];
                /**
                 * @description Reason why the user or key that set up the webhook can no longer read the event.
                 * @enum {string}
                 */
                reason: "user_suspended" | "key_revoked" | "key_expired" | "plan_required" | "permission_lost";
            }[];
        };
        /**
         * @description A URL to which events of the organization are sent.
         * @example {
         *       "id": "019cb4ee-1a2b-7c3d-8e4f-5a6b7c8d9e11",
         *       "version": 1,
         *       "url": "https://erp.example.com/hooks/crm",
         *       "description": "ERP",
         *       "events": [
         *         "contact.*",
         *         "opportunity.won"
         *       ],
         *       "status": "active",
         *       "disabled_reason": null,
         *       "previous_secret_expires_at": null,
         *       "last_success_at": "2026-03-02T10:00:01.000Z",
         *       "last_failure_at": null,
         *       "consecutive_failures": 0,
         *       "events_suspended": [],
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
        Webhook: WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["WebhookFields"], "url" | "description" | "events"> & WithRequired<components["schemas"]["WebhookState"], "status" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended">;
        /**
         * @description A webhook with its secret, which is returned only once.
         * @example {
         *       "id": "019cb4ee-1a2b-7c3d-8e4f-5a6b7c8d9e11",
         *       "version": 1,
         *       "url": "https://erp.example.com/hooks/crm",
         *       "description": "ERP",
         *       "events": [
         *         "contact.*",
         *         "opportunity.won"
         *       ],
         *       "status": "active",
         *       "disabled_reason": null,
         *       "previous_secret_expires_at": null,
         *       "last_success_at": null,
         *       "last_failure_at": null,
         *       "consecutive_failures": 0,
         *       "events_suspended": [],
         *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0a3xPPVNJ9A=",
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
        IssuedWebhook: {
            /** @description Secret for verifying the signatures (Standard Webhooks). */
            readonly secret: string;
        } & (WithRequired<components["schemas"]["StandardFields"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & WithRequired<components["schemas"]["WebhookFields"], "url" | "description" | "events"> & WithRequired<components["schemas"]["WebhookState"], "status" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended">);
        /** @description Exactly one of `since` and `delivery_id`. */
        WebhookRedeliver: {
            /**
             * Format: date-time
             * @description Redelivers all failed deliveries of events at this time or later; at most 30 days ago.
             */
            since?: string;
            /** @description Redelivers this delivery, with any status. */
            delivery_id?: components["schemas"]["Id"];
        };
        /** @description The result of a redelivery. */
        WebhookRedelivered: {
            /** @description Number of deliveries that are sent again. */
            count: number;
        };
        /** @description The delivery of an event to a webhook. */
        WebhookDeliveryFields: {
            /** @description Id of the event: `webhook-id` of all attempts and `id` in the body. */
            id?: components["schemas"]["Id"];
            webhook_id?: components["schemas"]["Id"];
            type?: components["schemas"]["WebhookEventType"];
            status?: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Number of attempts so far. */
            attempt_count?: number;
            /**
             * Format: date-time
             * @description Time of the next attempt; null unless the delivery is pending.
             */
            next_attempt_at?: string | null;
            /** @description HTTP status of the last attempt; null if there was no response. */
            last_status?: number | null;
            last_error?: components["schemas"]["WebhookDeliveryError"];
            created_at?: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Time when the delivery succeeded, failed or was canceled.
             */
            finished_at?: string | null;
        };
        /** @description The delivery of an event to a webhook. */
        WebhookDelivery: WithRequired<components["schemas"]["WebhookDeliveryFields"], "id" | "webhook_id" | "type" | "status" | "attempt_count" | "next_attempt_at" | "last_status" | "last_error" | "created_at" | "finished_at">;
        /** @description The delivery of an event to a webhook, with all attempts. */
        AttemptedWebhookDelivery: {
            /** @description Oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        } & WithRequired<components["schemas"]["WebhookDeliveryFields"], "id" | "webhook_id" | "type" | "status" | "attempt_count" | "next_attempt_at" | "last_status" | "last_error" | "created_at" | "finished_at">;
        /** @description An attempt to deliver an event. */
        WebhookAttempt: {
            /** @description Number of the attempt, from 1. */
            number: number;
            /** @description Start of the attempt. */
            at: components["schemas"]["Timestamp"];
            duration_ms: number;
            /** @description HTTP status of the response; null if there was none. */
            status: number | null;
            error: components["schemas"]["WebhookDeliveryError"];
            /** @description The first 4 KiB of the response as text. Null if there was none, or if the caller cannot read events of this kind. */
            response: string | null;
        };
        /** @description A test event, sent on request. */
        WebhookTestEvent: {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "webhook.test";
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            data: {
                object: components["schemas"]["Webhook"];
            };
        };
        /**
         * @description Kind of event, as `<record>.<change>`.
         * @enum {string}
         */
        WebhookEventType: "api_key.created" | "api_key.rotated" | "api_key.revoked" | "campaign.created" | "campaign.updated" | "campaign.scheduled" | "campaign.sent" | "campaign.cancelled" | "campaign.deleted" | "campaign.restored" | "mcp_connection.created" | "mcp_connection.revoked" | "email.sent" | "email.created" | "email.cancelled" | "email.failed" | "email.bounced" | "email.unsubscribed" | "contact.merged" | "company.merged" | "event.confirmed" | "event.declined" | "event.rescheduled" | "event.updated" | "event.cancelled" | "event.no_show" | "event.invitee_removed" | "event_type.created" | "event_type.updated" | "event_type.deleted" | "event_type.restored" | "event.created" | "event.invitee_added" | "note.created" | "note.updated" | "note.deleted" | "note.restored" | "opportunity.created" | "opportunity.updated" | "opportunity.stage_changed" | "opportunity.won" | "opportunity.lost" | "opportunity.deleted" | "opportunity.restored" | "segment.created" | "segment.updated" | "segment.deleted" | "segment.restored" | "task.created" | "task.updated" | "task.completed" | "task.deleted" | "task.restored" | "webhook.test" | "contact.created" | "contact.updated" | "contact.deleted" | "contact.restored" | "contact.lifecycle_stage_changed" | "contact.company_linked" | "contact.company_unlinked" | "company.created" | "company.updated" | "company.deleted" | "company.restored";
        /** @description The changed values, by field. */
        FieldChanges: {
            [key: string]: {
                /** @description Value before the change. */
                old: unknown;
                /** @description Value after the change. */
                new: unknown;
            };
        };
        /** @description Replaces a record with which the event would be larger than 20 KiB; `changes` is then omitted. Get the record by its id. */
        ThinRecord: {
            id: components["schemas"]["Id"];
            /** @description Version of the record after the change. */
            version: number;
            /**
             * @description Marks an incomplete record.
             * @constant
             */
            thin: true;
        };
        /** @description Payload of a webhook about a deleted or purged contact. */
        ContactDeletedEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The deleted record; for a purged record, only its id and the time of deletion. */
            data: {
                object: components["schemas"]["Contact"] | components["schemas"]["Deleted"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Payload of a webhook about a contact. */
        ContactEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["Contact"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Payload of a webhook about a deleted or purged company. */
        CompanyDeletedEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The deleted record; for a purged record, only its id and the time of deletion. */
            data: {
                object: components["schemas"]["Company"] | components["schemas"]["Deleted"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        /** @description Payload of a webhook about a company. */
        CompanyEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["WebhookEventType"];
            occurred_at: components["schemas"]["Timestamp"];
            organization_id: components["schemas"]["Id"];
            actor: components["schemas"]["Actor"];
            /** @description The record after the change. */
            data: {
                object: components["schemas"]["Company"] | components["schemas"]["ThinRecord"];
            };
            changes?: components["schemas"]["FieldChanges"];
        };
        ActivityPage: {
            data: components["schemas"]["Activity"][];
            meta: components["schemas"]["ListMeta"];
        };
        AiPolicyEnvelope: {
            data: components["schemas"]["AiPolicy"];
        };
        IssuedApiKeyEnvelope: {
            data: components["schemas"]["IssuedApiKey"];
        };
        ApiKeyEnvelope: {
            data: components["schemas"]["ApiKey"];
        };
        DeletedEnvelope: {
            data: components["schemas"]["Deleted"];
        };
        SlotsEnvelope: {
            data: components["schemas"]["Slots"];
        };
        BookingEnvelope: {
            data: components["schemas"]["Booking"];
        };
        BusyFeedEnvelope: {
            data: components["schemas"]["BusyFeed"];
        };
        CampaignPage: {
            data: components["schemas"]["Campaign"][];
            meta: components["schemas"]["ListMeta"];
        };
        CampaignEnvelope: {
            data: components["schemas"]["Campaign"];
        };
        ConnectionPage: {
            data: components["schemas"]["Connection"][];
            meta: components["schemas"]["ListMeta"];
        };
        CustomFieldEnvelope: {
            data: components["schemas"]["CustomField"];
        };
        EmailMessageEnvelope: {
            data: components["schemas"]["EmailMessage"];
        };
        EntityPage: {
            data: components["schemas"]["Entity"][];
            meta: components["schemas"]["ListMeta"];
        };
        EntityEnvelope: {
            data: components["schemas"]["Entity"];
        };
        EventEnvelope: {
            data: components["schemas"]["Event"];
            /** @description The addresses that are notified. */
            meta: {
                notified: components["schemas"]["NotifiedAddresses"];
            };
        };
        EventEnvelope2: {
            data: components["schemas"]["Event"];
        };
        EventTypeEnvelope: {
            data: components["schemas"]["EventType"];
        };
        EventPage: {
            data: components["schemas"]["Event"][];
            meta: components["schemas"]["ListMeta"];
        };
        ExportEnvelope: {
            data: components["schemas"]["Export"];
        };
        ImportEnvelope: {
            data: components["schemas"]["Import"];
        };
        JobEnvelope: {
            data: components["schemas"]["Job"];
        };
        MemberEnvelope: {
            data: components["schemas"]["Member"];
        };
        NotePage: {
            data: components["schemas"]["Note"][];
            meta: components["schemas"]["ListMeta"];
        };
        NoteEnvelope: {
            data: components["schemas"]["Note"];
        };
        OpportunityPage: {
            data: components["schemas"]["Opportunity"][];
            meta: components["schemas"]["ListMeta"];
        };
        OpportunityEnvelope: {
            data: components["schemas"]["Opportunity"];
        };
        OrganizationEnvelope: {
            data: components["schemas"]["Organization"];
        };
        PipelineEnvelope: {
            data: components["schemas"]["Pipeline"];
        };
        RoleEnvelope: {
            data: components["schemas"]["Role"];
        };
        ScheduleEnvelope: {
            data: components["schemas"]["Schedule"];
        };
        SegmentPage: {
            data: components["schemas"]["Segment"][];
            meta: components["schemas"]["ListMeta"];
        };
        SegmentEnvelope: {
            data: components["schemas"]["Segment"];
        };
        SignedInEnvelope: {
            data: components["schemas"]["SignedIn"];
        };
        MeEnvelope: {
            data: components["schemas"]["Me"];
        };
        PasswordChangedEnvelope: {
            data: components["schemas"]["PasswordChanged"];
        };
        TaskPage: {
            data: components["schemas"]["Task"][];
            meta: components["schemas"]["ListMeta"];
        };
        TaskEnvelope: {
            data: components["schemas"]["Task"];
        };
        IssuedWebhookEnvelope: {
            data: components["schemas"]["IssuedWebhook"];
        };
        WebhookEnvelope: {
            data: components["schemas"]["Webhook"];
        };
    };
    responses: {
        /** @description Any other error, e.g. `internal`. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unavailable` */
        ServiceUnavailable: {
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
        /** @description Too many requests. */
        TooManyRequests: {
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
        /** @description `misdirected` */
        MisdirectedRequest: {
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
        NotAcceptable: {
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
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed` */
        Forbidden: {
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
        Unauthorized: {
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
        /** @description `malformed_request`, `validation_failed` */
        BadRequest: {
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
        UnprocessableContentIdempotencyKeyReused: {
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
        UnsupportedMediaType: {
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
        ContentTooLarge: {
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
        ConflictIdempotencyInProgressStateConflict: {
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
        PreconditionFailed: {
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
        ConflictIdempotencyInProgressSecretAlreadyShown: {
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
        UnprocessableContent: {
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
        ConflictIdempotencyInProgress: {
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
        ConflictIdempotencyInProgressDuplicate: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`, `support_session_forbidden` */
        ForbiddenSupportSessionForbidden: {
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
        ConflictDuplicate: {
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
        UnauthorizedUnauthenticated: {
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
        /** @description `state_conflict` */
        ConflictStateConflict: {
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
        ConflictInUse: {
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
        ConflictInUseStateConflict: {
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
        ConflictDuplicateStateConflict: {
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
        ConflictDuplicateInUseStateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `slot_unavailable`, `state_conflict` */
        ConflictSlotUnavailableStateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_in_progress`, `slot_unavailable`, `duplicate`, `state_conflict` */
        ConflictIdempotencyInProgressSlotUnavailableDuplicateStateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_in_progress`, `slot_unavailable`, `state_conflict` */
        ConflictIdempotencyInProgressSlotUnavailableStateConflict: {
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
        UnprocessableContentIdempotencyKeyReusedAllRecipientsSuppressed: {
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
        ConflictIdempotencyInProgressDuplicateInUse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_in_progress`, `slot_unavailable`, `duplicate` */
        ConflictIdempotencyInProgressSlotUnavailableDuplicate: {
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
        ConflictIdempotencyInProgressSecretAlreadyShownStateConflict: {
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
    parameters: {
        /** @description The record's id. */
        Id: components["schemas"]["Id"];
        /** @description Page number, from 1. */
        Page: number;
        /** @description Records per page. */
        PageSize: number;
        /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        Cursor: string;
        /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
        IfMatch: string;
        /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
        IdempotencyKey: string;
        /** @description Id of the event, identical for all attempts. */
        WebhookId: string;
        /** @description Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
        WebhookTimestamp: string;
        /** @description `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
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
        /** @description Path of the created record. */
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
    "activityLog.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only entries at this time or later. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only entries before this time. */
                to?: components["schemas"]["Timestamp"];
                /** @description Only entries that this user is responsible for. */
                user_id?: components["schemas"]["Id"];
                /** @description Only actions through the application with this name. */
                application?: string;
                /** @description Only entries from this channel. */
                channel?: components["schemas"]["Channel"];
                /** @description Only calls of this tool. */
                tool?: string;
                /** @description Only actions on records of this type. */
                record_type?: string;
                /** @description Only actions on this record. */
                record_id?: components["schemas"]["Id"];
                /** @description Only calls with this result. */
                result?: components["schemas"]["ActivityLogResult"];
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
            /** @description One page of entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityLogEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "activityLog.export": {
        parameters: {
            query?: {
                /** @description Only entries at this time or later. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only entries before this time. */
                to?: components["schemas"]["Timestamp"];
                /** @description Only entries that this user is responsible for. */
                user_id?: components["schemas"]["Id"];
                /** @description Only actions through the application with this name. */
                application?: string;
                /** @description Only entries from this channel. */
                channel?: components["schemas"]["Channel"];
                /** @description Only calls of this tool. */
                tool?: string;
                /** @description Only actions on records of this type. */
                record_type?: string;
                /** @description Only actions on this record. */
                record_id?: components["schemas"]["Id"];
                /** @description Only calls with this result. */
                result?: components["schemas"]["ActivityLogResult"];
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
            /** @description The CSV file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.activity": {
        parameters: {
            query?: {
                /** @description Only entries of these types. */
                type?: components["schemas"]["ActivityType"][];
                /** @description Only entries at this time or later. */
                since?: components["schemas"]["Timestamp"];
                /** @description Only entries before this time. */
                until?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "opportunities.activity": {
        parameters: {
            query?: {
                /** @description Only entries of these types. */
                type?: components["schemas"]["ActivityType"][];
                /** @description Only entries at this time or later. */
                since?: components["schemas"]["Timestamp"];
                /** @description Only entries before this time. */
                until?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "aiPolicy.get": {
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
            /** @description The current policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiPolicyEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "aiPolicy.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["AiPolicyUpdate"];
            };
        };
        responses: {
            /** @description The current policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiPolicyEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: {
                /** @description Only keys with this status. */
                status?: components["schemas"]["ApiKeyStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                    "application/json": components["schemas"]["IssuedApiKeyEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSecretAlreadyShown"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["ApiKeyEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "apiKeys.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The key's id and the time of revocation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "apiKeys.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                    "application/json": components["schemas"]["IssuedApiKeyEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSecretAlreadyShownStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The `booking_slug` of the user who owns the booking page. */
                booking_slug: string;
                /** @description The slug of one of that user's event types. */
                event_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event type as visitors see it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.slots": {
        parameters: {
            query: {
                /** @description Earliest start time. */
                from: components["schemas"]["Timestamp"];
                /** @description Slots start before this time. */
                to: components["schemas"]["Timestamp"];
                /** @description Time zone of the returned times. Defaults to that of the booking page or, for a booking, to that of the invitee. */
                timezone?: components["schemas"]["Timezone"];
                /** @description One of the offered durations. Defaults to that of the event type or, for a booking, to that of the event. */
                duration_minutes?: components["schemas"]["EventMinutes"];
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The `booking_slug` of the user who owns the booking page. */
                booking_slug: string;
                /** @description The slug of one of that user's event types. */
                event_slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free slots. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.book": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The `booking_slug` of the user who owns the booking page. */
                booking_slug: string;
                /** @description The slug of one of that user's event types. */
                event_slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The booking. The status is not 201 because the only URL of the booking is the link in the e-mail. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSlotUnavailableDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.booking": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, as visible to this invitee. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.newSlots": {
        parameters: {
            query: {
                /** @description Earliest start time. */
                from: components["schemas"]["Timestamp"];
                /** @description Slots start before this time. */
                to: components["schemas"]["Timestamp"];
                /** @description Time zone of the returned times. Defaults to that of the booking page or, for a booking, to that of the invitee. */
                timezone?: components["schemas"]["Timezone"];
                /** @description One of the offered durations. Defaults to that of the event type or, for a booking, to that of the event. */
                duration_minutes?: components["schemas"]["EventMinutes"];
            };
            header?: {
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots to which the booking can be moved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.respond": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingResponse"];
            };
        };
        responses: {
            /** @description The booking with the new response. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.reschedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingReschedule"];
            };
        };
        responses: {
            /** @description The booking at its new time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSlotUnavailableStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "bookingPage.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of the sentences in errors: English or French. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token from the link in an e-mail. Valid until 30 days after the event. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BookingCancel"];
            };
        };
        responses: {
            /** @description The canceled booking. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyTimes.list": {
        parameters: {
            query?: {
                /** @description Only busy times of this user. */
                user_id?: components["schemas"]["Id"];
                /** @description Only busy times read from this feed. */
                feed_id?: components["schemas"]["Id"];
                /** @description Only busy times from this source. */
                source?: components["schemas"]["BusySource"];
                /** @description Only busy times that end after this time. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only busy times that start before this time. */
                to?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, start_at, `-` before one for descending; ties are broken by id.
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
            /** @description One page of busy times. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BusyTime"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyTimes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["BusyTimeCreate"];
            };
        };
        responses: {
            /** @description The new busy time. */
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
                        data: components["schemas"]["BusyTime"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyTimes.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyFeeds.list": {
        parameters: {
            query?: {
                /** @description Only feeds of this user. */
                user_id?: components["schemas"]["Id"];
                /** @description Only feeds in this status. */
                status?: components["schemas"]["BusyFeedStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            /** @description One page of feeds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BusyFeed"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyFeeds.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["BusyFeedCreate"];
            };
        };
        responses: {
            /** @description The new feed, which has not been read yet. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyFeedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyFeeds.get": {
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
            /** @description The feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyFeedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyFeeds.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["BusyFeedUpdate"];
            };
        };
        responses: {
            /** @description The current feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyFeedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyFeeds.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "busyFeeds.refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The feed before it is read. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyFeedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.list": {
        parameters: {
            query?: {
                /** @description Searches names, subjects and tags, ignoring case and accents. */
                q?: string;
                /** @description Only campaigns in this status. */
                status?: components["schemas"]["CampaignStatus"];
                /** @description Only campaigns to this segment. */
                segment_id?: components["schemas"]["Id"];
                /** @description Only campaigns that this user owns. */
                owner_id?: components["schemas"]["Id"];
                /** @description Only campaigns with this tag, ignoring case. */
                tag?: string;
                /** @description Only campaigns created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only campaigns created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only campaigns scheduled for this time or later. */
                scheduled_after?: components["schemas"]["Timestamp"];
                /** @description Only campaigns scheduled for before this time. */
                scheduled_before?: components["schemas"]["Timestamp"];
                /** @description Also returns deleted campaigns. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The new campaign. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.schedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.unschedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current campaign. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "campaigns.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The accepted messages. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReusedAllRecipientsSuppressed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "changes.list": {
        parameters: {
            query?: {
                /** @description Empty or omitted to start with the oldest available change, then `meta.next_cursor` from the previous response. The filter must stay the same. */
                cursor?: string;
                /** @description Where to start without a cursor. `now` returns no changes, only a cursor for all later changes. */
                from?: "oldest" | "now";
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only changes to records of these types. */
                record_type?: components["schemas"]["ChangedRecordType"][];
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
            /** @description The next changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Change"][];
                        meta: components["schemas"]["FeedMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "connections.list": {
        parameters: {
            query?: {
                /** @description Only connections of this user. */
                user_id?: components["schemas"]["Id"];
                /** @description Only connections of this application. */
                client_id?: string;
                /** @description Only OAuth connections, or only API key connections. */
                kind?: components["schemas"]["ConnectionKind"];
                /** @description Only connections with this status. */
                status?: components["schemas"]["ConnectionStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, last_used_at, `-` before one for descending; ties are broken by id.
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
            /** @description One page of connections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "connections.revokeAll": {
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
            /** @description Number of revoked connections, including API keys with the MCP option that no application had used yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RevokedConnections"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "connections.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The connection's id and the time of revocation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "me.connections": {
        parameters: {
            query?: {
                /** @description Only connections of this application. */
                client_id?: string;
                /** @description Only OAuth connections, or only API key connections. */
                kind?: components["schemas"]["ConnectionKind"];
                /** @description Only connections with this status. */
                status?: components["schemas"]["ConnectionStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, last_used_at, `-` before one for descending; ties are broken by id.
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
            /** @description One page of connections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "me.revokeConnection": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The connection's id and the time of revocation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "customFields.list": {
        parameters: {
            query?: {
                /** @description Only fields of this record type. */
                entity_type?: components["schemas"]["CustomFieldRecordType"];
                /** @description True for archived fields only, false for the others only. */
                archived?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "customFields.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The created custom field. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicateInUse"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["CustomFieldEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "customFields.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated custom field. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "customFields.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictInUse"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "emails.list": {
        parameters: {
            query?: {
                /** @description Only messages in this status. */
                status?: components["schemas"]["EmailStatus"];
                /** @description Only messages of this category. */
                category?: components["schemas"]["EmailCategory"];
                /** @description Only messages to this address, in `to`, `cc` or `bcc`. */
                recipient?: string;
                /** @description Only messages related to a record of this kind; with `record_id`, only those related to that record. */
                record_type?: components["schemas"]["RelatedRecordType"];
                /** @description Only messages related to this record or sent to this contact. */
                record_id?: components["schemas"]["Id"];
                /** @description Only messages accepted at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only messages accepted before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "emails.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The accepted message. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailMessageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReusedAllRecipientsSuppressed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["EmailMessageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "emails.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The canceled message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailMessageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.list": {
        parameters: {
            query?: {
                /**
                 * @description Only records of this type.
                 * @example contact
                 */
                entity_type?: components["schemas"]["EntityType"];
                /** @description Searches names, e-mail addresses, domains and phone numbers, ignoring case and accents. */
                q?: string;
                /** @description Only records with exactly this address in `email` or `additional_emails`. */
                email?: string;
                /** @description Only companies with this domain, and contacts whose e-mail address is in it. */
                domain?: string;
                /** @description Only contacts of this company. */
                company_id?: components["schemas"]["Id"];
                /** @description Only records that this user owns. */
                owner_id?: components["schemas"]["Id"];
                /** @description Only records in this lifecycle stage. */
                lifecycle_stage?: components["schemas"]["LifecycleStage"];
                /** @description Only records with this score or a higher one. */
                lead_score_min?: number;
                /** @description Only records with this score or a lower one. */
                lead_score_max?: number;
                /** @description Only records with this tag, ignoring case. */
                tag?: string;
                /** @description Only members of this segment. Fails with 422 if the segment's filter refers to a custom field that no longer exists. */
                segment_id?: components["schemas"]["Id"];
                /** @description Only records created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only records created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only records changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only records last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Includes deleted records. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["EntityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The created record. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["EntityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["EntityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictDuplicate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The restored record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.purge": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of the purge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The resulting record, and whether it was created. */
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
                        /** @description Result of the upsert. */
                        meta: {
                            /** @description False if the record already existed. */
                            created: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.batch": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description One result per operation, in the same order. */
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
                            /** @description Number of successful operations. */
                            succeeded: number;
                            /** @description Number of failed operations. */
                            failed: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.linkCompany": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                    /** @description Whether to replace the link to another company; defaults to true. */
                    replace_existing?: boolean;
                };
            };
        };
        responses: {
            /** @description The updated contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.unlinkCompany": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.contacts": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.merge": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EntityMerge"];
            };
        };
        responses: {
            /** @description The kept record, and the number of records that were moved to it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EntityMerged"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.findDuplicates": {
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
                "application/json": components["schemas"]["DuplicateSearch"];
            };
        };
        responses: {
            /** @description Duplicates of the candidate, or groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DuplicateFound"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.duplicates": {
        parameters: {
            query?: {
                /** @description Only duplicates with at least this confidence, from 0 to 1. */
                min_confidence?: number;
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of likely duplicates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Duplicate"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.reschedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EventReschedule"];
            };
        };
        responses: {
            /** @description The event at its new time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Event"];
                        /** @description The previous time, and the addresses that are notified. */
                        meta: {
                            previous: components["schemas"]["EventTime"];
                            notified: components["schemas"]["NotifiedAddresses"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSlotUnavailableStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EventCancel"];
            };
        };
        responses: {
            /** @description The canceled event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Event"];
                        /** @description Whether the event was already canceled, and the addresses that are notified. */
                        meta: {
                            /** @description Whether the event was canceled before this request. */
                            already_cancelled: boolean;
                            notified: components["schemas"]["NotifiedAddresses"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.confirm": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EventDecision"];
            };
        };
        responses: {
            /** @description The current event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EventDecline"];
            };
        };
        responses: {
            /** @description The current event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.noShow": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EventNoShow"];
            };
        };
        responses: {
            /** @description The current event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnvelope2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.invitees": {
        parameters: {
            query?: {
                /** @description Also returns removed invitees. */
                include_removed?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, name, email, `-` before one for descending; ties are broken by id.
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
            /** @description One page of invitees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitee"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.addInvitee": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["InviteeAdd"];
            };
        };
        responses: {
            /** @description The invitee, new or already invited. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitee"];
                        /** @description The effect on the event, and the addresses that are notified. */
                        meta: {
                            /** @description Whether the address was already invited. */
                            already_invited: boolean;
                            /** @description Current version of the event. */
                            event_version: number;
                            notified: components["schemas"]["NotifiedAddresses"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSlotUnavailableStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.removeInvitee": {
        parameters: {
            query?: {
                /** @description Whether the invitee and the hosts are notified by e-mail. */
                notify?: boolean;
                /** @description Reason, shown in the notification. */
                reason?: string;
            };
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                /** @description The invitee's id. */
                invitee_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removed invitee. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitee"];
                        /** @description The effect on the event, and the addresses that are notified. */
                        meta: {
                            /** @description Whether the invitee was already removed. */
                            already_removed: boolean;
                            /** @description Number of remaining invitees. */
                            remaining_count: number;
                            /** @description Current version of the event. */
                            event_version: number;
                            notified: components["schemas"]["NotifiedAddresses"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "eventTypes.list": {
        parameters: {
            query?: {
                /** @description Searches titles, slugs and descriptions, ignoring case and accents. */
                q?: string;
                /** @description Only event types that this user owns. */
                owner_id?: components["schemas"]["Id"];
                /** @description Only event types with this user among their hosts. */
                host_id?: components["schemas"]["Id"];
                /** @description Only active (true) or only inactive (false) event types. */
                is_active?: boolean;
                /** @description Only event types with this visibility. */
                visibility?: components["schemas"]["EventTypeVisibility"];
                /** @description Also returns deleted event types. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, title, duration_minutes, `-` before one for descending; ties are broken by id.
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
            /** @description One page of event types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventType"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "eventTypes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["EventTypeCreate"];
            };
        };
        responses: {
            /** @description The new event type. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "eventTypes.get": {
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
            /** @description The event type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "eventTypes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EventTypeUpdate"];
            };
        };
        responses: {
            /** @description The current event type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictDuplicate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "eventTypes.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "eventTypes.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current event type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "eventTypes.slots": {
        parameters: {
            query: {
                /** @description Earliest start time. */
                from: components["schemas"]["Timestamp"];
                /** @description Slots start before this time. */
                to: components["schemas"]["Timestamp"];
                /** @description Time zone of the returned times. Defaults to that of the organization. */
                timezone?: components["schemas"]["Timezone"];
                /** @description One of the durations of the event type. Defaults to its `duration_minutes`. */
                duration_minutes?: components["schemas"]["EventMinutes"];
                /** @description Maximum number of slots. If there are more, `next_available_at` is the start of the next one. */
                limit?: number;
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
            /** @description The free slots. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Searches titles and the names and addresses of invitees, ignoring case and accents. */
                q?: string;
                /** @description Only events that start at this time or later. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only events that start before this time. */
                to?: components["schemas"]["Timestamp"];
                /** @description `upcoming`: only events that have not ended. `past`: only events that have ended. Independent of the status. */
                when?: "upcoming" | "past" | "all";
                /** @description Only events in one of these statuses. */
                status?: components["schemas"]["EventStatus"][];
                /** @description Only events of this type. */
                event_type_id?: components["schemas"]["Id"];
                /** @description Only events that this user hosts. */
                host_id?: components["schemas"]["Id"];
                /** @description Only events to which this contact is invited. */
                contact_id?: components["schemas"]["Id"];
                /** @description Only events related to this opportunity. */
                opportunity_id?: components["schemas"]["Id"];
                /** @description Only events to which this address is invited, ignoring case. */
                invitee_email?: string;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, start_at, `-` before one for descending; ties are broken by id.
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
            /** @description One page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description The event, new or joined. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSlotUnavailableDuplicateStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.get": {
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
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnvelope2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description The current event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Event"];
                        /** @description The changed fields, and the addresses that are notified. */
                        meta: {
                            /** @description Names of the changed fields; empty if nothing changed. */
                            changed_fields: string[];
                            notified: components["schemas"]["NotifiedAddresses"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictSlotUnavailableStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "events.ics": {
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
            /** @description The calendar file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.events": {
        parameters: {
            query?: {
                /** @description `upcoming`: only events that have not ended. `past`: only events that have ended. Independent of the status. */
                when?: "upcoming" | "past" | "all";
                /** @description Only events in one of these statuses. */
                status?: components["schemas"]["EventStatus"][];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, start_at, `-` before one for descending; ties are broken by id.
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
            /** @description One page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "exports.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["ExportCreate"];
            };
        };
        responses: {
            /** @description The queued export. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "exports.get": {
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
            /** @description The export. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "exports.file": {
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
            /** @description The CSV file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "imports.list": {
        parameters: {
            query?: {
                /** @description Only imports with this status. */
                status?: components["schemas"]["ImportStatus"];
                /** @description Only imports of this record type. */
                entity_type?: components["schemas"]["EntityType"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "imports.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The import, which now needs its file. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["ImportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
            /** @description The import with the detected columns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "imports.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The started import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
            /** @description One line per failed row, in the order of the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["JobEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "jobs.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The updated job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "members.list": {
        parameters: {
            query?: {
                /** @description Searches names and e-mail addresses. */
                q?: string;
                /** @description Only members with this role. */
                role?: components["schemas"]["RoleName"];
                /** @description Only members with this status. */
                status?: components["schemas"]["MemberStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "members.invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "members.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictDuplicateStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "members.resendInvitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                    "application/json": components["schemas"]["MemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "notes.list": {
        parameters: {
            query?: {
                /** @description Searches titles and bodies, ignoring case and accents. */
                q?: string;
                /** @description Only notes about records of this type; together with `record_id`, only notes about that record. */
                record_type?: components["schemas"]["RelatedRecordType"];
                /** @description Only notes about this record. */
                record_id?: components["schemas"]["Id"];
                /** @description True for pinned notes only, false for the others only. */
                pinned?: boolean;
                /** @description Only notes by this user, including notes created with the user's API keys. */
                created_by?: components["schemas"]["Id"];
                /** @description Only notes created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only notes created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only notes changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only notes last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Includes deleted notes. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "notes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The created note. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["NoteEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "notes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated note. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "notes.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "notes.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated note. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.notes": {
        parameters: {
            query?: {
                /** @description True for pinned notes only, false for the others only. */
                pinned?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "opportunities.list": {
        parameters: {
            query?: {
                /** @description Searches names, next steps, descriptions and tags, ignoring case and accents. */
                q?: string;
                /** @description Only opportunities in this pipeline. */
                pipeline_id?: components["schemas"]["Id"];
                /** @description Only opportunities in the stage with this key. */
                stage?: components["schemas"]["StageKey"];
                /** @description Only opportunities with this status. */
                status?: components["schemas"]["StageType"];
                /** @description Only opportunities that this user owns. */
                owner_id?: components["schemas"]["Id"];
                /** @description Only opportunities with this company. */
                company_id?: components["schemas"]["Id"];
                /** @description Only opportunities with this contact as `primary_contact_id` or in `contacts`. */
                contact_id?: components["schemas"]["Id"];
                /** @description Only opportunities with this tag, ignoring case. */
                tag?: string;
                /** @description Only opportunities with this amount or a higher one, regardless of currency. */
                amount_min?: number;
                /** @description Only opportunities with this amount or a lower one, regardless of currency. */
                amount_max?: number;
                /** @description Only opportunities with an expected close date on this day or later. */
                expected_close_after?: components["schemas"]["Date"];
                /** @description Only opportunities with an expected close date before this day. */
                expected_close_before?: components["schemas"]["Date"];
                /** @description Only opportunities created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only opportunities created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only opportunities changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only opportunities last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Includes deleted opportunities. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["OpportunityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "opportunities.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The created opportunity. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["OpportunityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["OpportunityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "opportunities.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated opportunity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "opportunities.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "opportunities.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The restored opportunity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpportunityEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.opportunities": {
        parameters: {
            query?: {
                /** @description Only opportunities with this status. */
                status?: components["schemas"]["StageType"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["OpportunityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["OrganizationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "organization.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "pipelines.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "pipelines.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The created pipeline. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["PipelineEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "pipelines.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated pipeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictDuplicateInUseStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "pipelines.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictInUseStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "roles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The created role. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["RoleEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictDuplicateStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "roles.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictInUseStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "schedules.list": {
        parameters: {
            query?: {
                /** @description Only schedules of this user. */
                user_id?: components["schemas"]["Id"];
                /** @description Also returns deleted schedules. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            /** @description One page of schedules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Schedule"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "schedules.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["ScheduleCreate"];
            };
        };
        responses: {
            /** @description The new schedule. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "schedules.get": {
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
            /** @description The schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "schedules.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            /** @description The current schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "schedules.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictInUseStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "schedules.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The current schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "search.find": {
        parameters: {
            query: {
                /** @description The words to search for, separated by spaces. */
                q: string;
                /** @description Only these record types; defaults to all. Can be repeated. */
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
            /** @description One page of results. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.list": {
        parameters: {
            query?: {
                /** @description Searches names and descriptions, ignoring case and accents. */
                q?: string;
                /** @description Only segments of this record type. */
                entity_type?: components["schemas"]["EntityType"];
                /** @description Only segments of this kind. */
                kind?: components["schemas"]["SegmentKind"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            /** @description One page of segments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["SegmentCreate"];
            };
        };
        responses: {
            /** @description The created segment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.search": {
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
                "application/json": components["schemas"]["SegmentSearch"];
            };
        };
        responses: {
            /** @description One page of segments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.preview": {
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
                "application/json": {
                    entity_type: components["schemas"]["EntityType"];
                    filter: components["schemas"]["FilterGroup"];
                    /** @description Number of records in the sample; defaults to 10. */
                    page_size?: number;
                };
            };
        };
        responses: {
            /** @description Number of matching records, and a sample of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SegmentPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.get": {
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
            /** @description The segment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["SegmentUpdate"];
            };
        };
        responses: {
            /** @description The updated segment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictDuplicate"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictInUse"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The restored segment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.freeze": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The static segment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.members": {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts or companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.addMembers": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                    /** @description Live records of the segment's `entity_type`. */
                    entity_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The updated segment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "segments.removeMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                /** @description The member's id. */
                entity_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the removed member and the time of removal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictStateConflict"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "session.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The signed-in user with their session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedUnauthenticated"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSecretAlreadyShown"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
            /** @description The id of the ended session and the time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
            /** @description One page of sessions. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
            /** @description Number of ended sessions. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
            /** @description The id of the ended session and the time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["MeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "me.update": {
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
                "application/json": components["schemas"]["MeUpdate"];
            };
        };
        responses: {
            /** @description The updated caller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "password.forgot": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description A link is sent if the account exists. */
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
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "password.reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The time of the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "password.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The time of the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenSupportSessionForbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The signed-in user with their session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSecretAlreadyShown"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "suppressions.list": {
        parameters: {
            query?: {
                /** @description Only this address. */
                email?: string;
                /** @description Only addresses that are suppressed for this reason. */
                reason?: components["schemas"]["SuppressionReason"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of suppressed addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Suppression"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "suppressions.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["SuppressionCreate"];
            };
        };
        responses: {
            /** @description The suppressed address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Suppression"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressDuplicate"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "suppressions.delete": {
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
            /** @description The id of the suppression and the time of its removal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "suppressions.takeReturned": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["ReturnedMessage"];
            };
        };
        responses: {
            /** @description The type of the message, and the affected recipients. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnedOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                /** @description Searches titles, descriptions and tags, ignoring case and accents. */
                q?: string;
                /** @description Only tasks with this status. */
                status?: components["schemas"]["TaskStatus"];
                /** @description Only tasks of this type. */
                type?: components["schemas"]["TaskType"];
                /** @description Only tasks with this priority. */
                priority?: components["schemas"]["TaskPriority"];
                /** @description Only tasks assigned to this user. */
                assignee_id?: components["schemas"]["Id"];
                /** @description True for overdue tasks only, which are open and past their due time; false for the others only. */
                overdue?: boolean;
                /** @description Only tasks due at this time or later. */
                due_after?: components["schemas"]["Timestamp"];
                /** @description Only tasks due before this time. */
                due_before?: components["schemas"]["Timestamp"];
                /** @description Only tasks about records of this type; together with `record_id`, only tasks about that record. */
                record_type?: components["schemas"]["RelatedRecordType"];
                /** @description Only tasks about this record. */
                record_id?: components["schemas"]["Id"];
                /** @description Only tasks with this tag, ignoring case. */
                tag?: string;
                /** @description Only tasks created at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only tasks created before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Only tasks changed at this time or later. */
                updated_after?: components["schemas"]["Timestamp"];
                /** @description Only tasks last changed before this time. */
                updated_before?: components["schemas"]["Timestamp"];
                /** @description Includes deleted tasks. */
                include_deleted?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "tasks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The created task. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "tasks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "tasks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The record's id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "tasks.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "tasks.complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The updated task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "entities.tasks": {
        parameters: {
            query?: {
                /** @description Only tasks with this status. */
                status?: components["schemas"]["TaskStatus"];
                /** @description True for overdue tasks only, which are open and past their due time; false for the others only. */
                overdue?: boolean;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
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
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Only webhooks with this status. */
                status?: components["schemas"]["WebhookStatus"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, updated_at, url, last_success_at, last_failure_at, `-` before one for descending; ties are broken by id.
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
            /** @description One page of webhooks, without their secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhookEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSecretAlreadyShown"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.get": {
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
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The current webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The id and the time of deletion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. */
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
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhookEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressSecretAlreadyShown"];
            412: components["responses"]["PreconditionFailed"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
            /** @description The pending delivery. Its progress is shown in the list of deliveries. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. */
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRedeliver"];
            };
        };
        responses: {
            /** @description The number of deliveries that are sent again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookRedelivered"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ConflictIdempotencyInProgressStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["MisdirectedRequest"];
            422: components["responses"]["UnprocessableContentIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only events of this kind. */
                type?: components["schemas"]["WebhookEventType"];
                /** @description Only events at this time or later. */
                created_after?: components["schemas"]["Timestamp"];
                /** @description Only events before this time. */
                created_before?: components["schemas"]["Timestamp"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Up to four of created_at, finished_at, `-` before one for descending; ties are broken by id.
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
            /** @description One page of deliveries, without their attempts; get a single delivery to see them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
    "webhooks.delivery": {
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
                /** @description The delivery with its attempts. */
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery with its attempts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttemptedWebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            421: components["responses"]["MisdirectedRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["InternalServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
