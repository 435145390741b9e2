// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const maxRelated = 25;

export const relations = {
"busy_feed":{"user":{"type":"user","by":"user_id","many":false,"permission":"members:read"}},
"busy_time":{"user":{"type":"user","by":"user_id","many":false,"permission":"members:read"}},
"campaign":{"owner":{"type":"user","by":"owner_id","many":false,"permission":"members:read"},"topic":{"type":"topic","by":"topic_id","many":false,"permission":"campaigns:read"}},
"company":{"parent_company":{"type":"company","by":"parent_company_id","many":false,"permission":"entities:read"},"owner":{"type":"user","by":"owner_id","many":false,"permission":"members:read"},"contacts":{"type":"contact","by":null,"many":true,"permission":"entities:read"},"opportunities":{"type":"opportunity","by":null,"many":true,"permission":"opportunities:read"},"open_tasks":{"type":"task","by":null,"many":true,"permission":"tasks:read"},"recent_notes":{"type":"note","by":null,"many":true,"permission":"notes:read"},"upcoming_events":{"type":"event","by":null,"many":true,"permission":"booking:read"}},
"contact":{"company":{"type":"company","by":"company_id","many":false,"permission":"entities:read"},"owner":{"type":"user","by":"owner_id","many":false,"permission":"members:read"},"opportunities":{"type":"opportunity","by":null,"many":true,"permission":"opportunities:read"},"open_tasks":{"type":"task","by":null,"many":true,"permission":"tasks:read"},"recent_notes":{"type":"note","by":null,"many":true,"permission":"notes:read"},"upcoming_events":{"type":"event","by":null,"many":true,"permission":"booking:read"}},
"event":{"event_type":{"type":"event_type","by":"event_type_id","many":false,"permission":"booking:read"},"opportunity":{"type":"opportunity","by":"opportunity_id","many":false,"permission":"opportunities:read"},"contacts":{"type":"contact","by":"contact_ids","many":true,"permission":"entities:read"}},
"event_type":{"owner":{"type":"user","by":"owner_id","many":false,"permission":"members:read"}},
"form":{"owner":{"type":"user","by":"owner_id","many":false,"permission":"members:read"}},
"form_submission":{"form":{"type":"form","by":"form_id","many":false,"permission":"forms:read"},"contact":{"type":"contact","by":"contact_id","many":false,"permission":"entities:read"}},
"line_item":{"opportunity":{"type":"opportunity","by":"opportunity_id","many":false,"permission":"opportunities:read"},"product":{"type":"product","by":"product_id","many":false,"permission":"products:read"}},
"note":{"contacts":{"type":"contact","by":null,"many":true,"permission":"entities:read"},"companies":{"type":"company","by":null,"many":true,"permission":"entities:read"},"opportunities":{"type":"opportunity","by":null,"many":true,"permission":"opportunities:read"}},
"opportunity":{"company":{"type":"company","by":"company_id","many":false,"permission":"entities:read"},"primary_contact":{"type":"contact","by":"primary_contact_id","many":false,"permission":"entities:read"},"pipeline":{"type":"pipeline","by":"pipeline_id","many":false,"permission":"opportunities:read"},"owner":{"type":"user","by":"owner_id","many":false,"permission":"members:read"},"contacts":{"type":"contact","by":null,"many":true,"permission":"entities:read"},"line_items":{"type":"line_item","by":null,"many":true,"permission":"opportunities:read"},"open_tasks":{"type":"task","by":null,"many":true,"permission":"tasks:read"},"recent_notes":{"type":"note","by":null,"many":true,"permission":"notes:read"},"upcoming_events":{"type":"event","by":null,"many":true,"permission":"booking:read"}},
"product":{"owner":{"type":"user","by":"owner_id","many":false,"permission":"members:read"}},
"schedule":{"user":{"type":"user","by":"user_id","many":false,"permission":"members:read"}},
"task":{"assignee":{"type":"user","by":"assignee_id","many":false,"permission":"members:read"},"contacts":{"type":"contact","by":null,"many":true,"permission":"entities:read"},"companies":{"type":"company","by":null,"many":true,"permission":"entities:read"},"opportunities":{"type":"opportunity","by":null,"many":true,"permission":"opportunities:read"}}
};
