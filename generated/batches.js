// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const batches = {
"busyFeeds":{"deletes":"booking:write","reads":"booking:read","readOnly":["id","user_id","host","status","last_read_at","last_error","period_count","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"campaigns":{"deletes":"campaigns:delete","reads":"campaigns:read","readOnly":["id","type","status","template_version","scheduled_at","started_at","completed_at","stats","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"customFields":{"deletes":"custom_fields:write","reads":"custom_fields:read","readOnly":["id","entity_type","key","type","index_status","version","created_at","updated_at","created_by","updated_by","deleted_at"],"madeAtRead":[]},
"emailTemplates":{"deletes":"campaigns:delete","reads":"campaigns:read","readOnly":["id","used_variables","version","created_at","updated_at","created_by","updated_by","deleted_at"],"madeAtRead":[]},
"entities":{"deletes":"entities:delete","reads":"entities:read","readOnly":["id","entity_type","full_name","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","contact_count","open_opportunity_amount","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"eventTypes":{"deletes":"booking:write","reads":"booking:read","readOnly":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"forms":{"deletes":"forms:delete","reads":"forms:read","readOnly":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"lineItems":{"deletes":"opportunities:write","reads":"opportunities:read","readOnly":["id","opportunity_id","amount","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"notes":{"deletes":"notes:delete","reads":"notes:read","readOnly":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"opportunities":{"deletes":"opportunities:delete","reads":"opportunities:read","readOnly":["id","status","weighted_amount","closed_at","stage_changed_at","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"pipelines":{"deletes":"organization:manage","reads":"opportunities:read","readOnly":["id","version","created_at","updated_at","created_by","updated_by","deleted_at"],"madeAtRead":[]},
"products":{"deletes":"products:delete","reads":"products:read","readOnly":["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"schedules":{"deletes":"booking:write","reads":"booking:read","readOnly":["id","user_id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"segments":{"deletes":"segments:delete","reads":"segments:read","readOnly":["id","entity_type","kind","member_count","evaluated_at","version","created_at","updated_at","created_by","updated_by","deleted_at"],"madeAtRead":["evaluated_at"]},
"tasks":{"deletes":"tasks:delete","reads":"tasks:read","readOnly":["id","completed_at","is_overdue","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],"madeAtRead":["related"]},
"topics":{"deletes":"campaigns:delete","reads":"campaigns:read","readOnly":["id","version","created_at","updated_at","created_by","updated_by","deleted_at"],"madeAtRead":[]},
"views":{"deletes":null,"reads":null,"readOnly":["id","record_type","version","created_at","updated_at","created_by","updated_by","deleted_at"],"madeAtRead":[]}
};

export const batchedGroups = ["busyFeeds","campaigns","customFields","emailTemplates","eventTypes","forms","lineItems","notes","opportunities","pipelines","products","schedules","segments","tasks","topics","views"];
