<<<<<<<< HEAD:generated/console/assets/role-options-BxAGBQDk.js
import{n as e,r as t}from"./role-names-Czx8vE26.js";import{rt as n}from"./loading-C0vupgHQ.js";var r=n();function i({roles:n,current:i,except:a}){let{nameOf:o}=t(),s=e();return n.filter(({name:e})=>e!==a).map(e=>(0,r.jsx)(`option`,{value:e.name,disabled:e.name!==i&&!s(e),children:o(e.name)},e.id))}export{i as t};
========
import{n as e,r as t}from"./role-names-T4l2aS1K.js";import{rt as n}from"./loading-C0vupgHQ.js";var r=n();function i({roles:n,current:i,except:a}){let{nameOf:o}=t(),s=e();return n.filter(({name:e})=>e!==a).map(e=>(0,r.jsx)(`option`,{value:e.name,disabled:e.name!==i&&!s(e),children:o(e.name)},e.id))}export{i as t};
>>>>>>>> org:generated/console/assets/role-options-BtlcDf9L.js
