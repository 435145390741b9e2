<<<<<<<< HEAD:generated/console/assets/record-address-DjaBkWIs.js
import{S as e}from"./index-6zZP75zh.js";var t={contact:`/contacts/:id`,company:`/companies/:id`,opportunity:`/opportunities/:id`,task:`/tasks/:id`,note:`/notes/:id`,segment:`/segments/:id`,campaign:`/campaigns/:id`,product:`/products/:id`};function n(n,r){let i=Object.entries(t).find(([e])=>e===n)?.[1],a=e.find(e=>e.path===i);return a?a.path.replace(`:id`,r):null}export{n as t};
========
import{S as e}from"./index-DOAvURUC.js";var t={contact:`/contacts/:id`,company:`/companies/:id`,opportunity:`/opportunities/:id`,task:`/tasks/:id`,note:`/notes/:id`,segment:`/segments/:id`,campaign:`/campaigns/:id`,product:`/products/:id`};function n(n,r){let i=Object.entries(t).find(([e])=>e===n)?.[1],a=e.find(e=>e.path===i);return a?a.path.replace(`:id`,r):null}export{n as t};
>>>>>>>> profile:generated/console/assets/record-address-BThxa4yN.js
