<<<<<<<< HEAD:generated/console/assets/record-address-DddXtwLY.js
import{S as e}from"./index-CjfHqTjF.js";var t={contact:`/contacts/:id`,company:`/companies/:id`,opportunity:`/opportunities/:id`,task:`/tasks/:id`,note:`/notes/:id`,segment:`/segments/:id`,campaign:`/campaigns/:id`,product:`/products/:id`};function n(n,r){let i=Object.entries(t).find(([e])=>e===n)?.[1],a=e.find(e=>e.path===i);return a?a.path.replace(`:id`,r):null}export{n as t};
========
import{S as e}from"./index-pl4dcM-2.js";var t={contact:`/contacts/:id`,company:`/companies/:id`,opportunity:`/opportunities/:id`,task:`/tasks/:id`,note:`/notes/:id`,segment:`/segments/:id`,campaign:`/campaigns/:id`,product:`/products/:id`};function n(n,r){let i=Object.entries(t).find(([e])=>e===n)?.[1],a=e.find(e=>e.path===i);return a?a.path.replace(`:id`,r):null}export{n as t};
>>>>>>>> org:generated/console/assets/record-address-DsQH0y1Q.js
