<<<<<<<< HEAD:generated/console/assets/tabs-B8EfeILE.js
import{C as e}from"./index-CjfHqTjF.js";import{rt as t}from"./loading-C0vupgHQ.js";var n=t();function r({label:t,tabs:r}){return(0,n.jsx)(`nav`,{className:`tabs`,"aria-label":t,children:(0,n.jsx)(`ul`,{children:r.map(({name:t,href:r,current:i})=>(0,n.jsx)(`li`,{children:(0,n.jsx)(e,{href:r,"aria-current":i?`page`:void 0,children:t})},r))})})}export{r as t};
========
import{C as e}from"./index-pl4dcM-2.js";import{rt as t}from"./loading-C0vupgHQ.js";var n=t();function r({label:t,tabs:r}){return(0,n.jsx)(`nav`,{className:`tabs`,"aria-label":t,children:(0,n.jsx)(`ul`,{children:r.map(({name:t,href:r,current:i})=>(0,n.jsx)(`li`,{children:(0,n.jsx)(e,{href:r,"aria-current":i?`page`:void 0,children:t})},r))})})}export{r as t};
>>>>>>>> org:generated/console/assets/tabs-CRn-qJAn.js
