// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { EntitiesCreateData, EntitiesCreateErrors, EntitiesCreateResponses, EntitiesDeleteData, EntitiesDeleteErrors, EntitiesDeleteResponses, EntitiesGetData, EntitiesGetErrors, EntitiesGetResponses, EntitiesListData, EntitiesListErrors, EntitiesListResponses, EntitiesPurgeData, EntitiesPurgeErrors, EntitiesPurgeResponses, EntitiesRestoreData, EntitiesRestoreErrors, EntitiesRestoreResponses, EntitiesSearchData, EntitiesSearchErrors, EntitiesSearchResponses, EntitiesUpdateData, EntitiesUpdateErrors, EntitiesUpdateResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

class HeyApiClient {
    protected client: Client;
    
    constructor(args?: {
        client?: Client;
    }) {
        this.client = args?.client ?? client;
    }
}

class HeyApiRegistry<T> {
    private readonly defaultKey = 'default';
    
    private readonly instances: Map<string, T> = new Map();
    
    get(key?: string): T {
        const instance = this.instances.get(key ?? this.defaultKey);
        if (!instance) {
            throw new Error(`No SDK client found. Create one with "new Crm()" to fix this error.`);
        }
        return instance;
    }
    
    set(value: T, key?: string): void {
        this.instances.set(key ?? this.defaultKey, value);
    }
}

export class Entities extends HeyApiClient {
    /**
     * List contacts and companies
     *
     * Filters add up (and). The total is exact. Newest first unless `sort` says otherwise.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<EntitiesListData, ThrowOnError>): RequestResult<EntitiesListResponses, EntitiesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EntitiesListResponses, EntitiesListErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities',
            ...options
        });
    }
    
    /**
     * Create a contact or a company
     *
     * A contact needs at least one of `first_name`, `last_name` and `email`; a company needs `name`. E-mail addresses are unique among live contacts, domains among live companies. Where `owner_id` is left out, the creator owns the record.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<EntitiesCreateData, ThrowOnError>): RequestResult<EntitiesCreateResponses, EntitiesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesCreateResponses, EntitiesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search contacts and companies by a filter
     *
     * `filter` is a tree of conditions; without it every record matches. Comparisons ignore case; `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<EntitiesSearchData, ThrowOnError>): RequestResult<EntitiesSearchResponses, EntitiesSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesSearchResponses, EntitiesSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a contact or a company
     *
     * The record can be restored until it is purged. Its e-mail addresses or domains become free.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<EntitiesDeleteData, ThrowOnError>): RequestResult<EntitiesDeleteResponses, EntitiesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<EntitiesDeleteResponses, EntitiesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}',
            ...options
        });
    }
    
    /**
     * Get a contact or a company
     */
    public get<ThrowOnError extends boolean = false>(options: Options<EntitiesGetData, ThrowOnError>): RequestResult<EntitiesGetResponses, EntitiesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesGetResponses, EntitiesGetErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}',
            ...options
        });
    }
    
    /**
     * Change a contact or a company
     *
     * Fields that are sent change, `null` clears, fields left out stay. `custom_fields` are merged key by key; other objects and arrays are replaced as a whole.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<EntitiesUpdateData, ThrowOnError>): RequestResult<EntitiesUpdateResponses, EntitiesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<EntitiesUpdateResponses, EntitiesUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Bring back a deleted contact or company
     *
     * Refused with `duplicate` where a live record has taken one of its e-mail addresses or domains. A record that is not deleted is answered unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<EntitiesRestoreData, ThrowOnError>): RequestResult<EntitiesRestoreResponses, EntitiesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesRestoreResponses, EntitiesRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/restore',
            ...options
        });
    }
    
    /**
     * Delete a contact or a company for ever
     *
     * Takes live and deleted records alike; nothing brings the record back.
     */
    public purge<ThrowOnError extends boolean = false>(options: Options<EntitiesPurgeData, ThrowOnError>): RequestResult<EntitiesPurgeResponses, EntitiesPurgeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesPurgeResponses, EntitiesPurgeErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/purge',
            ...options
        });
    }
}

export class Crm extends HeyApiClient {
    public static readonly __registry: HeyApiRegistry<Crm> = new HeyApiRegistry<Crm>();
    
    constructor(args?: {
        client?: Client;
        key?: string;
    }) {
        super(args);
        Crm.__registry.set(this, args?.key);
    }
    
    private _entities?: Entities;
    get entities(): Entities {
        return this._entities ??= new Entities({ client: this.client });
    }
}
