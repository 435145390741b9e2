<<<<<<<< HEAD:generated/console/assets/url-state-CWI_HbH_.js
import{b as e}from"./index-BBFVSzOu.js";function t(...t){let[n,r]=e();return{values:Object.fromEntries(t.map(e=>[e,n.get(e)??``])),change(e,{replace:t=!1}={}){r(t=>{let n=new URLSearchParams(t);for(let[t,r]of Object.entries(e))r===void 0||r===``?n.delete(t):n.set(t,r);return n},{replace:t})}}}export{t};
========
import{D as e}from"./index-DOAvURUC.js";function t(...t){let[n,r]=e();return{values:Object.fromEntries(t.map(e=>[e,n.get(e)??``])),change(e,{replace:t=!1}={}){r(t=>{let n=new URLSearchParams(t);for(let[t,r]of Object.entries(e))r===void 0||r===``?n.delete(t):n.set(t,r);return n},{replace:t})}}}export{t};
>>>>>>>> profile:generated/console/assets/url-state-C9MWRg_Y.js
