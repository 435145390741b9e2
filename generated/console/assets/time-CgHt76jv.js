<<<<<<<< HEAD:generated/console/assets/time-DLLmLRVY.js
import{m as e}from"./index-CjfHqTjF.js";import{a as t,rt as n}from"./loading-C0vupgHQ.js";var r=n();function i({at:e,seconds:t=!1}){let n=a(t?`medium`:`short`);return(0,r.jsx)(`time`,{dateTime:e,children:n(e)})}function a(n=`short`){let{locale:r}=t(),{timezone:i}=e().user,a=new Intl.DateTimeFormat(r,{dateStyle:`medium`,timeStyle:n,timeZone:i});return e=>a.format(new Date(e))}export{a as n,i as t};
========
import{m as e}from"./index-pl4dcM-2.js";import{a as t,rt as n}from"./loading-C0vupgHQ.js";var r=n();function i({at:e,seconds:t=!1}){let n=a(t?`medium`:`short`);return(0,r.jsx)(`time`,{dateTime:e,children:n(e)})}function a(n=`short`){let{locale:r}=t(),{timezone:i}=e().user,a=new Intl.DateTimeFormat(r,{dateStyle:`medium`,timeStyle:n,timeZone:i});return e=>a.format(new Date(e))}export{a as n,i as t};
>>>>>>>> org:generated/console/assets/time-CgHt76jv.js
