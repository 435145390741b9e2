<<<<<<<< HEAD:generated/console/assets/tabs-CFV5NabF.js
import{C as e}from"./index-6zZP75zh.js";import{rt as t}from"./loading-C0vupgHQ.js";var n=t();function r({label:t,tabs:r}){return(0,n.jsx)(`nav`,{className:`tabs`,"aria-label":t,children:(0,n.jsx)(`ul`,{children:r.map(({name:t,href:r,current:i})=>(0,n.jsx)(`li`,{children:(0,n.jsx)(e,{href:r,"aria-current":i?`page`:void 0,children:t})},r))})})}export{r as t};
========
import{C as e}from"./index-DOAvURUC.js";import{rt as t}from"./loading-C0vupgHQ.js";var n=t();function r({label:t,tabs:r}){return(0,n.jsx)(`nav`,{className:`tabs`,"aria-label":t,children:(0,n.jsx)(`ul`,{children:r.map(({name:t,href:r,current:i})=>(0,n.jsx)(`li`,{children:(0,n.jsx)(e,{href:r,"aria-current":i?`page`:void 0,children:t})},r))})})}export{r as t};
>>>>>>>> profile:generated/console/assets/tabs-BcyLJ_cR.js
