<<<<<<<< HEAD:generated/console/assets/url-state-khf_Qc8Q.js
import{D as e}from"./index-6zZP75zh.js";function t(...t){let[n,r]=e();return{values:Object.fromEntries(t.map(e=>[e,n.get(e)??``])),change(e,{replace:t=!1}={}){r(t=>{let n=new URLSearchParams(t);for(let[t,r]of Object.entries(e))r===void 0||r===``?n.delete(t):n.set(t,r);return n},{replace:t})}}}export{t};
========
import{D as e}from"./index-CjfHqTjF.js";function t(...t){let[n,r]=e();return{values:Object.fromEntries(t.map(e=>[e,n.get(e)??``])),change(e,{replace:t=!1}={}){r(t=>{let n=new URLSearchParams(t);for(let[t,r]of Object.entries(e))r===void 0||r===``?n.delete(t):n.set(t,r);return n},{replace:t})}}}export{t};
>>>>>>>> log:generated/console/assets/url-state-DbRRT9JR.js
