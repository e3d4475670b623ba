(function(){var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,C=32768,w=1<<25,ee=65536,te=1<<18,ne=1<<19,re=1<<20,ie=1<<25,ae=1<<21,oe=1<<22,se=1<<23,ce=Symbol(`$state`),le=Symbol(`component`),ue=Symbol(`legacy props`),de=Symbol(``),fe=Symbol(`attributes`),pe=Symbol(`class`),me=Symbol(`style`),he=Symbol(`text`),ge=Symbol(`form reset`),_e=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ve=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ye={},T=Symbol(`uninitialized`),be=`http://www.w3.org/1999/xhtml`,xe=`http://www.w3.org/2000/svg`;function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var E=!1;function Ee(e){E=e}var D;function De(e){if(e===null)throw Ce(),ye;return D=e}function Oe(){return De(fn(D))}function O(e){if(E){if(fn(D)!==null)throw Ce(),ye;D=e}}function ke(e=1){if(E){for(var t=e,n=D;t--;)n=fn(n);D=n}}function Ae(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=fn(n);e&&n.remove(),n=i}}function je(e){if(!e||e.nodeType!==8)throw Ce(),ye;return e.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var k=null;function Ye(e){k=e}function A(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:H,l:qe&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)Tn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,Xe(e)}function Xe(e={}){return i(e,le,{value:!0}),e}function Ze(){return!qe||k!==null&&k.l===null}var Qe=[];function $e(){var e=Qe;Qe=[],m(e)}function et(e){if(Qe.length===0&&!Ot){var t=Qe;queueMicrotask(()=>{t===Qe&&$e()})}Qe.push(e)}function tt(){for(;Qe.length>0;)$e()}var nt=~(y|b|v);function rt(e,t){e.f=e.f&nt|t}function it(e){e.f&512||e.deps===null?rt(e,v):rt(e,b)}function at(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),rt(e,v)}function ot(e,t){if(t){let t=document.body;e.autofocus=!0,et(()=>{document.activeElement===t&&e.focus()})}}var st=!1;function ct(){st||(st=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ge]?.()})},{capture:!0}))}function lt(e){var t=V,n=H;Xn(null),Zn(null);try{return e()}finally{Xn(t),Zn(n)}}function ut(e,t,n,r=n){e.addEventListener(t,()=>lt(n));let i=e[ge];e[ge]=i?()=>{i(),r(!0)}:()=>r(!0),ct()}function dt(e,t,n,r){let i=Ze()?ht:vt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=H,c=ft(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){vn(e,s)}pt()}}var d=mt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>_t(e))).then(u).catch(e=>vn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),pt())}):f()}function ft(){var e=H,t=V,n=k,r=N;return function(i=!0){Zn(e),Xn(t),Ye(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function pt(e=!0){Zn(null),Xn(null),Ye(null),e&&N?.deactivate()}function mt(){var e=H,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function ht(e){var t=2|y;return H!==null&&(H.f|=ne),{ctx:k,deps:null,effects:null,equals:Me,f:t,fn:e,reactions:null,rv:0,v:T,wv:0,parent:H,ac:null}}var gt=Symbol(`obsolete`);function _t(e,t,n){let r=H;r===null&&Ie();var i=void 0,a=Gt(T),o=!V,s=new Set;return kn(()=>{var t=H,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==_e&&n.reject(e)}).finally(pt)}catch(e){n.reject(e),pt()}var c=N;if(o){if(t.f&32768)var l=mt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(gt);else for(let e of s.values())e.reject(gt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==gt&&(c.activate(),t?(a.f|=se,Yt(a,t)):(a.f&8388608&&(a.f^=se),Yt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Cn(()=>{for(let e of s)e.reject(gt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function M(e){let t=ht(e);return $n(t),t}function vt(e){let t=ht(e);return t.equals=Pe,t}function yt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Rn(t[n])}}function bt(e){var t,n=H,r=e.parent;if(!qn&&r!==null&&e.v!==T&&r.f&24576)return Se(),e.v;Zn(r);try{yt(e),t=dr(e)}finally{Zn(n)}return t}function xt(e){var t=bt(e);!e.equals(t)&&(e.wv=cr(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),Tt?.capture(e,t,!0)),e.deps===null))?rt(e,v):qn||(Et===null?it(e):(Sn()||N?.is_fork)&&Et.set(e,t))}function St(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&lt(()=>{t.ac.abort(_e),t.ac=null}),t.fn!==null&&(t.teardown=d),mr(t,0),In(t))}function Ct(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&hr(t)}var wt=null,N=null,Tt=null,Et=null,Dt=null,Ot=!1,kt=!1,At=null,jt=null,Mt=0,Nt=1,Pt=class e{id=Nt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){wt===null?wt=this:(wt.next=this,this.prev=wt),wt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)rt(r,y),t(r);for(r of n.m)rt(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)rt(e,t),this.schedule(e);this.apply();for(var t=At=[],n=[],r=jt=[];this.#a.length>0;){Mt++>1e3&&(this.#b(),It());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Vt(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(At=null,jt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Bt(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Tt=this,Rt(n),Rt(t),Tt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Ut.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):lr(r)&&(i&16&&this.add_dirty_reaction(r,b),hr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),rt(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)at(e[t],this.#s)}capture(e,t,n=!1){e.v!==T&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Et?.set(e,t)),this.is_fork||(e.v=t)}activate(){N=this}deactivate(){N=null,Et=null}flush(){try{kt=!0,N=this,this.#m()}finally{Mt=0,Dt=null,At=null,jt=null,kt=!1,N=null,Et=null,Ut.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(gt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,et(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(N===null){let t=N=new e;!kt&&!Ot&&et(()=>{t.started||t.flush()})}return N}apply(){Et=null}schedule(e){Dt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?wt=e:t.prev=e,this.linked=!1}}};function Ft(e){var t=Ot,n=Tt;Tt=null,Ot=!0;try{var r;for(e&&(Ft(),r=e());;){if(tt(),N===null)return r;N.flush()}}finally{Ot=t,Tt=n}}function It(){try{Ve()}catch(e){vn(e,Dt)}}var Lt=null;function Rt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&lr(r)&&(Lt=new Set,hr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Bn(r),Lt?.size>0)){Ut.clear();for(let e of Lt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Lt.has(n)&&(Lt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||hr(n)}}Lt.clear()}}Lt=null}}function zt(e){N.schedule(e)}function Bt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),rt(e,v);for(var n=e.first;n!==null;)Bt(n,t),n=n.next}}function Vt(e){rt(e,v);for(var t=e.first;t!==null;)Vt(t),t=t.next}var Ht=new Set,Ut=new Map,Wt=!1;function Gt(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function P(e,t){let n=Gt(e,t);return $n(n),n}function Kt(e,t=!1,n=!0){let r=Gt(e);return t||(r.equals=Pe),qe&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function F(e,t,n=!1){return V!==null&&(!Yn||V.f&131072)&&Ze()&&V.f&4325394&&(Qn===null||!Qn.has(e))&&Ge(),Yt(e,n?en(t):t,jt)}var qt=null,Jt=0;function Yt(e,t,n=null){if(!e.equals(t)){qn?Ut.set(e,t):Ut.has(e)||Ut.set(e,e.v);var r=Pt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&bt(t),Et===null&&it(t)}e.wv=cr(),qt=null,Jt=0,$t(e,y,n),qt=null,Ze()&&H!==null&&H.f&1024&&!(H.f&96)&&(nr===null?rr([e]):nr.push(e)),!r.is_fork&&Ht.size>0&&!Wt&&Xt()}return t}function Xt(){Wt=!1;for(let e of Ht){e.f&1024&&rt(e,b);let t;try{t=lr(e)}catch{t=!0}t&&hr(e)}Ht.clear()}function Zt(e,t=1){var n=U(e),r=t===1?n++:n--;return F(e,n),r}function Qt(e){F(e,e.v+1)}function $t(e,t,n){var r=e.reactions;if(r!==null){var i=Ze(),a=r.length;if(Jt+=a,Jt>1e5&&qt===null&&(qt=new Set),qt!==null){if(qt.has(e))return;qt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==H){var l=(c&y)===0;if(l&&rt(s,t),c&131072)Ht.add(s);else if(c&2){var u=s;Et?.delete(u),$t(u,b,n)}else if(l){var d=s;c&16&&Lt!==null&&Lt.add(d),n===null?zt(d):n.push(d)}}}}}function en(t){if(typeof t!=`object`||!t||ce in t||le in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=or,f=e=>{if(or===d)return e();var t=V,n=or;Xn(null),sr(d);var r=e();return Xn(t),sr(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(T,u));r.set(t,e),Qt(o)}}else F(n,T),Qt(o);return!0},get(e,n,i){if(n===ce)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(en(s?e[n]:T),u)),r.set(n,o)),o!==void 0){var c=U(o);return c===T?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=U(i);if(a===T)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ce)return!0;var n=r.get(t),i=n!==void 0&&n.v!==T||Reflect.has(e,t);return(n!==void 0||(H!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?en(e[t]):T,u)),r.set(t,n)),U(n)===T)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(T,u)),r.set(d+``,p)):F(p,T)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,en(n)),r.set(t,c));else{l=c.v!==T;var m=f(()=>en(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}Qt(o)}return!0},ownKeys(e){U(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==T});for(var[n,i]of r)i.v!==T&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function tn(e){try{if(typeof e==`object`&&e&&ce in e)return e[ce]}catch{}return e}function nn(e,t){return Object.is(tn(e),tn(t))}var rn,an,on,sn,cn;function ln(){if(rn===void 0){rn=window,an=document,on=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;sn=a(t,`firstChild`).get,cn=a(t,`nextSibling`).get,u(e)&&(e[pe]=void 0,e[fe]=null,e[me]=void 0,e.__e=void 0),u(n)&&(n[he]=void 0)}}function un(e=``){return document.createTextNode(e)}function dn(e){return sn.call(e)}function fn(e){return cn.call(e)}function I(e,t){if(!E)return dn(e);var n=dn(D);if(n===null)n=D.appendChild(un());else if(t&&n.nodeType!==3){var r=un();return n?.before(r),De(r),r}return t&&gn(n),De(n),n}function L(e,t=!1){if(!E){var n=dn(e);return n instanceof Comment&&n.data===``?fn(n):n}if(t){if(D?.nodeType!==3){var r=un();return D?.before(r),De(r),r}gn(D)}return D}function R(e,t=!1){if(!E)return dn(e);var n=I(e,t);return O(e),n}function z(e,t=1,n=!1){let r=E?D:e;for(var i;t--;)i=r,r=fn(r);if(!E)return r;if(n){if(r?.nodeType!==3){var a=un();return r===null?i?.after(a):r.before(a),De(a),a}gn(r)}return De(r),r}function pn(e){e.textContent=``}function mn(){return!1}function hn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function gn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function _n(e){var t=H;if(t===null)return V.f|=se,e;if(!(t.f&32768)&&!(t.f&4))throw e;vn(e,t)}function vn(e,t){if(e===ye)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function yn(e){H===null&&(V===null&&Be(e),ze()),qn&&Re(e)}function bn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function xn(e,t){var n=H;n!==null&&n.f&8192&&(e|=x);var r={ctx:k,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)At===null?Pt.ensure().schedule(r):At.push(r);else if(t!==null){try{hr(r)}catch(e){throw Rn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ee))}if(i!==null&&(i.parent=n,n!==null&&bn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function Sn(){return V!==null&&!Yn}function Cn(e){let t=xn(8,null);return rt(t,v),t.teardown=e,t}function wn(e){yn(`$effect`);var t=H.f;if(!V&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return Tn(e)}function Tn(e){return xn(4|re,e)}function En(e){return yn(`$effect.pre`),xn(8|re,e)}function Dn(e){Pt.ensure();let t=xn(64|ne,e);return(e={})=>new Promise(n=>{e.outro?Vn(t,()=>{Rn(t),n(void 0)}):(Rn(t),n(void 0))})}function On(e){return xn(4,e)}function kn(e){return xn(oe|ne,e)}function An(e,t=0){return xn(8|t,e)}function B(e,t=[],n=[],r=[]){dt(r,t,n,t=>{xn(8,()=>{e(...t.map(U))})})}function jn(e,t=[],n=[],r=[]){dt(r,t,n,t=>{xn(4,()=>e(...t.map(U)))})}function Mn(e,t=0){return xn(16|t,e)}function Nn(e,t=0){return xn(_|t,e)}function Pn(e){return xn(32|ne,e)}function Fn(e){var t=e.teardown;if(t!==null){let n=qn,r=V;Jn(!0),Xn(null);try{t.call(null)}catch(t){vn(t,e.parent)}finally{Jn(n),Xn(r)}}}function In(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&lt(()=>{e.abort(_e)});var r=n.next;n.f&64?n.parent=null:Rn(n,t),n=r}}function Ln(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Rn(t),t=n}}function Rn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(zn(e.nodes.start,e.nodes.end),n=!0),e.f|=w,In(e,t&&!n),mr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Fn(e),e.f^=w,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Bn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function zn(e,t){for(;e!==null;){var n=e===t?null:fn(e);e.remove(),e=n}}function Bn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Vn(e,t,n=!0){var r=[];e.f|=256,Hn(e,r,!0);var i=()=>{n&&Rn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Hn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Hn(i,t,o?n:!1)}i=a}}}function Un(e){e.f&=-257,Wn(e,!0)}function Wn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(rt(e,y),Pt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Wn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Gn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:fn(n);t.append(n),n=i}}var Kn=null,qn=!1;function Jn(e){qn=e}var V=null,Yn=!1;function Xn(e){V=e}var H=null;function Zn(e){H=e}var Qn=null;function $n(e){V!==null&&(V.f&2097152||V.f&2)&&(Qn??=new Set).add(e)}var er=null,tr=0,nr=null;function rr(e){nr=e}var ir=1,ar=0,or=ar;function sr(e){or=e}function cr(){return++ir}function lr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(lr(a)&&xt(a),a.wv>e.wv)return!0}t&512&&Et===null&&rt(e,v)}return!1}function ur(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Qn!==null&&Qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ur(a,t,!1):t===a&&(n?rt(a,y):a.f&1024&&rt(a,b),zt(a))}}function dr(e){var t=er,n=tr,r=nr,i=V,a=Qn,o=k,s=Yn,c=or,l=e.f;er=null,tr=0,nr=null,V=l&96?null:e,Qn=null,Ye(e.ctx),Yn=!1,or=++ar,e.ac!==null&&(lt(()=>{e.ac.abort(_e)}),e.ac=null);try{e.f|=ae;var u=e.fn,d=u();e.f|=C;var f=fr(e);if(Ze()&&nr!==null&&!Yn&&f!==null&&!(e.f&6146))for(var p=0;p<nr.length;p++)ur(nr[p],e);if(i!==null&&i!==e){if(ar++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=ar;if(t!==null)for(let e of t)e.rv=ar;nr!==null&&(r===null?r=nr:r.push(...nr))}return e.f&8388608&&(e.f^=se),d}catch(t){return fr(e),_n(t)}finally{e.f^=ae,er=t,tr=n,nr=r,V=i,Qn=a,Ye(o),Yn=s,or=c}}function fr(e){var t=e.deps,n=N?.is_fork;if(er!==null){var r;if(n||mr(e,tr),t!==null&&tr>0)for(t.length=tr+er.length,r=0;r<er.length;r++)t[tr+r]=er[r];else e.deps=t=er;if(Sn()&&e.f&512)for(r=tr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&tr<t.length&&(mr(e,tr),t.length=tr);return t}function pr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(er===null||!n.call(er,r))){var s=r;s.f&512&&(s.f^=512),s.v!==T&&it(s),s.ac!==null&&lt(()=>{s.ac.abort(_e),s.ac=null,rt(s,y)}),St(s),mr(s,0)}}function mr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)pr(e,n[r])}function hr(e){var t=e.f;if(!(t&16384)){rt(e,v);var n=H;H=e;try{t&16777232?Ln(e):In(e),Fn(e);var r=dr(e);e.teardown=typeof r==`function`?r:null,e.wv=ir}finally{H=n}}}async function gr(){await Promise.resolve(),Ft()}function U(e){var t=!!(e.f&2);if(Kn?.add(e),V!==null&&!Yn&&!(H!==null&&H.f&16384)&&(Qn===null||!Qn.has(e))){var r=V.deps;if(V.f&2097152)e.rv<ar&&(e.rv=ar,er===null&&r!==null&&r[tr]===e?tr++:er===null?er=[e]:er.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(qn&&Ut.has(e))return Ut.get(e);if(t){var a=e;if(qn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||vr(a))&&(o=bt(a)),Ut.set(a,o),o}var s=!(a.f&512)&&!Yn&&V!==null&&!!(V.f&512),c=(a.f&C)===0;lr(a)&&(s&&(a.f|=512),xt(a)),s&&!c&&(Ct(a),_r(a))}if(Et?.has(e))return Et.get(e);if(e.f&8388608)throw e.v;return e.v}function _r(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ct(r),_r(r))}}function vr(e){if(e.v===T)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Ut.has(t)||t.f&2&&vr(t))return!0;return!1}function yr(e){var t=Yn;try{return Yn=!0,e()}finally{Yn=t}}function br(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ce in e)xr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ce in n&&xr(n)}}}function xr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{xr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function Sr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var Cr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function wr(e){return Cr.includes(e)}var Tr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Er={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Dr(e){return e=e.toLowerCase(),Er[e]??e}[...Tr];var Or=[`touchstart`,`touchmove`];function kr(e){return Or.includes(e)}var Ar=[`textarea`,`script`,`style`,`title`];function jr(e){return Ar.includes(e)}var Mr=Symbol(`events`),Nr=new Set,Pr=new Set;function Fr(e,t,n,r={}){function i(e){if(r.capture||Vr.call(t,e),!e.cancelBubble)return lt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,et(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Ir(e,t,n,r,i){var a={capture:r,passive:i},o=Fr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Cn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Lr(e,t,n){(t[Mr]??={})[e]=n}function Rr(e){for(var t=0;t<e.length;t++)Nr.add(e[t]);for(var n of Pr)n(e)}var zr=null,Br=!1;function Vr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;zr=e,Br||(Br=!0,setTimeout(()=>{Br=!1,zr=null}));var s=0,c=zr===e&&e[Mr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Mr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=H;Xn(null),Zn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Mr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Mr]=t,delete e.currentTarget,Xn(d),Zn(f)}}}var Hr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ur(e){return Hr?.createHTML(e)??e}function Wr(e){var t=hn(`template`);return t.innerHTML=Ur(e.replaceAll(`<!>`,`<!---->`)),t.content}function Gr(e,t){var n=H;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function W(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(E)return Gr(D,null),D;i===void 0&&(i=Wr(a?e:`<!>`+e),n||(i=dn(i)));var t=r||on?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=dn(t),s=t.lastChild;Gr(o,s)}else Gr(t,t);return t}}function Kr(e=``){if(!E){var t=un(e+``);return Gr(t,t),t}var n=D;return n.nodeType===3?gn(n):(n.before(n=un()),De(n)),Gr(n,n),n}function G(){if(E)return Gr(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=un();return e.append(t,n),Gr(t,n),e}function K(e,t){if(E){var n=H;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),Oe()}else e!==null&&e.before(t)}function qr(e){let t=0,n=Gt(0),r;return()=>{Sn()&&(U(n),An(()=>(t===0&&(r=yr(()=>e(()=>Qt(n)))),t+=1,()=>{et(()=>{--t,t===0&&(r?.(),r=void 0,Qt(n))})})))}}var Jr=ee|ne;function Yr(e,t,n,r){new Xr(e,t,n,r)}var Xr=class{parent;is_pending=!1;transform_error;#e;#t=E?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=qr(()=>(this.#p=Gt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=H;t.b=this,t.f|=128,n(e)},this.parent=H.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Mn(()=>{if(E){let e=je(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Jr),E&&(this.#e=D)}#h(){try{this.#a=Pn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);et(r),t&&(this.#s=Pn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&Ke(),this.#s!==null&&Vn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){vn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|w))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Pn(()=>e(this.#e)),et(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=un(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Pn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){vn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,Vn(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Pn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Gn(this.#a,e);let t=this.#n.pending;this.#o=Pn(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){at(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=H,n=V,r=k;Zn(this.#i),Xn(this.#i),Ye(this.#i.ctx);try{return Pt.ensure(),e()}finally{Zn(t),Xn(n),Ye(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Vn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,et(()=>{this.#d=!1,this.#p&&Yt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),U(this.#p)}error(e){if(e===ye||!this.#n.onerror&&!this.#n.failed)throw e;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Rn(this.#a),null),this.#o&&=(Rn(this.#o),null),this.#s&&=(Rn(this.#s),null),E&&(De(this.#t),ke(),De(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Pn(()=>{var r=H;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return vn(e,this.#i.parent),null}}))};et(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){vn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>vn(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[he]??=e.nodeValue)&&(e[he]=n,e.nodeValue=`${n}`)}function Zr(e,t){return $r(e,t)}var Qr=new Map;function $r(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){ln();var l=void 0,u=Dn(()=>{var s=n??t.appendChild(un());Yr(s,{pending:()=>{}},t=>{A({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),E&&Gr(t,null),l=e(t,i)||Xe(),E&&(H.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Ce(),ye;j()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=kr(r);for(let e of[t,document]){var a=Qr.get(e);a===void 0&&(a=new Map,Qr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Vr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Nr)),Pr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Qr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Vr),r.delete(e),r.size===0&&Qr.delete(n)):r.set(e,i)}Pr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ei.set(l,u),l}var ei=new WeakMap,ti=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Un(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Un(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Rn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Gn(r,t),t.append(un()),this.#n.set(e,{effect:r,fragment:t})}else Rn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Vn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Rn(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=mn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=un();i.append(a),this.#n.set(e,{effect:Pn(()=>t(a)),fragment:i})}else this.#t.set(e,Pn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else E&&(this.anchor=D),this.#a(n)}},ni=0,ri=1,ii=2;function ai(e,t,n,r,i){E&&Oe();var a=Ze(),o=T,s=a?Gt(o):Kt(o,!1,!1),c=a?Gt(o):Kt(o,!1,!1),l=new ti(e);Mn(()=>{var a=N,o=t(),u=!1;let d=E&&f(o)===(e.data===`[!`);if(d&&(De(Ae()),Ee(!1)),f(o)){var p=ft(),m=!1;let e=e=>{if(!u){m=!0,p(!1),N===a&&a.deactivate(),Pt.ensure();try{e()}finally{pt(!1),Ot||Ft()}}};o.then(t=>{e(()=>{Yt(s,t),l.ensure(ri,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Yt(c,t),l.ensure(ii,i&&(e=>i(e,c))),!i)throw c.v})}),E?l.ensure(ni,n):et(()=>{m||e(()=>{l.ensure(ni,n)})})}else Yt(s,o),l.ensure(ri,r&&(e=>r(e,s)));return d&&Ee(!0),()=>{u=!0}})}function J(e,t,n=!1){var r;E&&(r=D,Oe());var i=new ti(e),a=n?ee:0;function o(e,t){if(E){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}Mn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var oi=Symbol(`NaN`);function si(e,t,n){E&&Oe();var r=new ti(e),i=!Ze();Mn(()=>{var e=t();e!==e&&(e=oi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ci(e,t){return t}function li(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Vn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ui(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;pn(d),d.append(u),e.items.clear()}ui(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ui(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ie,Gn(a,document.createDocumentFragment())):Rn(t[i],n)}}var di;function Y(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=E?De(dn(u)):u.appendChild(un())}E&&Oe();var d=null,f=vt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=U(f);_.fallback=d,pi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ie,hi(d,null,c)):Un(d):Vn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Mn(()=>{var e=U(f),t=e.length;let r=!1;E&&je(c)===`[!`!=(t===0)&&(c=Ae(),De(c),Ee(!1),r=!0);for(var u=new Set,_=N,v=mn(),y=0;y<t;y+=1){E&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,Ee(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Yt(S.v,b),S.i&&Yt(S.i,y),v&&_.unskip_effect(S.e)):(S=mi(l,m?c:di??=un(),b,x,y,o,n,i),m||(S.e.f|=ie),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Pn(()=>s(c)):(d=Pn(()=>s(di??=un())),d.f|=ie)),t>u.size&&Le(``,``,``),E&&t>0&&De(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ee(!0),U(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,E&&(c=D)}function fi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function pi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=fi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Un(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ie,_===l)hi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),gi(e,d,_),gi(e,_,y),hi(_,y,n),d=_,p=[],m=[],l=fi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)hi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);gi(e,S.prev,C.next),gi(e,d,S),gi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),hi(_,l,n),gi(e,_.prev,_.next),gi(e,_,d===null?e.effect.first:d.next),gi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=fi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=fi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ui(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=fi(l.next);var ee=w.length;if(ee>0){var te=i&4&&s===0?n:null;if(o){for(v=0;v<ee;v+=1)w[v].nodes?.a?.measure();for(v=0;v<ee;v+=1)w[v].nodes?.a?.fix()}li(e,w,te)}}o&&et(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function mi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Gt(n):Kt(n,!1,!1):null,l=o&2?Gt(i):null;return{v:c,i:l,e:Pn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function hi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=fn(r);if(a.before(r),r===i)return;r=o}}function gi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function _i(e,t,...n){var r=new ti(e);Mn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ee)}function vi(e,t,n,r,i,a){let o=E;E&&Oe();var s=null;E&&D.nodeType===1&&(s=D,Oe());var c=E?D:e,l=new ti(c,!1);Mn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?xe:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=E;if(s=E?s:hn(e,a),Gr(s,s),r){var i=null;E&&jr(e)&&s.append(i=document.createComment(``));var o=E?dn(s):s.appendChild(un());E&&(o===null?Ee(!1):De(o)),r(s,o),i?.remove()}H.nodes.end=s,n||t.before(s)}E&&De(t)}),()=>{}},ee),Cn(()=>{}),o&&(Ee(!0),De(c))}function yi(e,t){let n=null,r=E;var i;if(E){n=D;for(var a=dn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=fn(a);if(a===null)Ee(!1);else{var o=fn(a);a.remove(),De(o)}}E||(i=document.head.appendChild(un()));try{Mn(()=>{var e=Pn(()=>t(i));e.f|=te,E||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ee(!0),De(n))}}function bi(e,t){var n=void 0,r;Nn(()=>{n!==(n=t())&&(r&&=(Rn(r),null),n&&(r=Pn(()=>{On(()=>n(e))})))})}function xi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=xi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Si(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=xi(e))&&(r&&(r+=` `),r+=t);return r}function Ci(e){return typeof e==`object`?Si(e):e??``}var wi=[...` 	
\r\f\xA0\v﻿`];function Ti(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||wi.includes(r[o-1]))&&(s===r.length||wi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ei(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Di(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Oi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Di)),i&&c.push(...Object.keys(i).map(Di));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Di(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ei(r)),i&&(n+=Ei(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function ki(e,t,n,r,i,a){var o=e[pe];if(E||o!==n||o===void 0){var s=Ti(n,r,a);E&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[pe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ai(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function ji(e,t,n,r){var i=e[me];if(E||i!==t){var a=Oi(t,r);E&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[me]=t}else r&&(Array.isArray(r)?(Ai(e,n?.[0],r[0]),Ai(e,n?.[1],r[1],`important`)):Ai(e,n,r));return r}function Mi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ni(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Pi(e,!n||`__value`in e))}function Pi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Ri(c);Mi(c,i?a.includes(l):nn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Fi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return we();for(var i of t.options)i.selected=n.includes(Ri(i))}else{for(i of t.options)if(nn(Ri(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ii(e){var t=new MutationObserver(t=>{t.every(zi)||(`__defaultValue`in e&&Pi(e,!1),`__value`in e&&Fi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Cn(()=>{t.disconnect()})}function Li(e,t,n=t){var r=new WeakSet,i=!0;ut(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ri);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ri(o)}n(a),e.__value=a,N!==null&&r.add(N)}),On(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(Fi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ri(s),n(a))}e.__value=a,i=!1})}function Ri(e){return`__value`in e?e.__value:e.value}function zi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Bi=Symbol(`class`),Vi=Symbol(`style`),Hi=Symbol(`is custom element`),Ui=Symbol(`is html`),Wi=ve?`link`:`LINK`,Gi=ve?`input`:`INPUT`,Ki=ve?`option`:`OPTION`,qi=ve?`select`:`SELECT`,Ji=ve?`progress`:`PROGRESS`;function Yi(e){if(E){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[ge]=n,et(n),ct()}}function Xi(e,t){var n=$i(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ji)&&(e.value=t??``)}function X(e,t,n,r){var i=$i(e);if(!(E&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Wi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[de]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ta(e).has(t)?e[t]=n:(!E||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Zi(e,t,n,r,i=!1,a=!1){E&&i&&e.nodeName===Gi&&(`defaultValue`in n||`defaultChecked`in n||Yi(e));var o=$i(e),s=o[Hi],c=!o[Ui];let l=E&&s;l&&Ee(!1);var u=t||{},d=e.nodeName===Ki,f=e.nodeName===qi;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Ci(n.class):(r||n[Bi])&&(n.class=null),n[Vi]&&(n.style??=null);var m=ta(e);if(e.nodeName===Gi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,X(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)ki(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Bi],n[Bi]),u[i]=l,u[Bi]=n[Bi];else if(i===`style`)ji(e,l,t?.[Vi],n[Vi]),u[i]=l,u[Vi]=n[Vi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=wr(r);if(Sr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Lr(r,e,l),Rr([r]);else if(l!=null){function y(e){u[i].call(this,e)}u[n]=Fr(r,e,y,t)}}else if(i===`style`)X(e,i,l);else if(i===`autofocus`)ot(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===Ji)&&(e.value=l);else if(i===`selected`&&d)Mi(e,l);else{var b=i;c||(b=Dr(b));var x=b===`defaultValue`||b===`defaultChecked`;if(f&&b===`defaultValue`)continue;if(l==null&&!s&&!x){if(o[i]=null,b===`value`||b===`checked`){let n=e,r=t===void 0;if(b===`value`){let e=n.defaultValue;n.removeAttribute(b),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(b),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else x||(s||typeof l!=`string`)&&m.has(b)?(e[b]=l,b in o&&(o[b]=T)):typeof l!=`function`&&X(e,b,l,a)}}}}}}finally{l&&Ee(!0)}return u}function Qi(e,t,n=[],r=[],i=[],a,o=!1,s=!1){dt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===qi,l=!1;if(Nn(()=>{var u=t(...n.map(U)),d=Zi(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Ni(f,u.defaultValue),`value`in u&&Fi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||Rn(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&Rn(i[t]),i[t]=Pn(()=>bi(e,()=>p))),d[t]=p}r=d}),c){var u=e;On(()=>{var e=r;`defaultValue`in e&&Ni(u,e.defaultValue),Fi(u,e.value,!0),Ii(u)})}l=!0})}function $i(e){return e[fe]??={[Hi]:e.nodeName.includes(`-`),[Ui]:e.namespaceURI===be}}var ea=new Map;function ta(e){var t=e.getAttribute(`is`)||e.nodeName,n=ea.get(t);if(n)return n;ea.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function na(e,t){return e===t||e?.[ce]===t}function ra(e=Xe(),t,n,r){var i=k.r,a=H;return On(()=>{var o,s;return An(()=>{o=s,s=r?.()||[],yr(()=>{na(n(...s),e)||(t(e,...s),o&&na(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&na(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ia(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>br(t.s);if(e){let e=0,n={},i=ht(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>U(i)}n.b.length&&En(()=>{aa(t,r),m(n.b)}),wn(()=>{let e=yr(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&wn(()=>{aa(t,r),m(n.a)})}function aa(e,t){if(e.l.s)for(let t of e.l.s)U(t);t()}var oa=!1;function sa(e){var t=oa;try{return oa=!1,[e(),oa]}finally{oa=t}}var ca={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function la(e,t,n){return new Proxy({props:e,exclude:t},ca)}function ua(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=ht(r),U(u)):(l&&(l=!1,c=s?yr(r):r),c);let f;if(o){var p=ce in e||ue in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=sa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?ht:vt)(()=>(v=!1,g()));o&&U(y);var b=H;return(function(e,t){if(arguments.length>0){let n=t?U(y):i&&o?en(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return qn&&v||b.f&16384?y.v:U(y)})}function da(e){k===null&&Fe(`onMount`),qe&&k.l!==null?pa(k).m.push(e):wn(()=>{let t=yr(e);if(typeof t==`function`)return t})}function fa(e){k===null&&Fe(`onDestroy`),da(()=>()=>yr(e))}function pa(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var ma=class{constructor(e){this.value=e}valueOf(){return this.value}},ha=class extends ma{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ga=class extends ma{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},_a=class e extends ma{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ma)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ma&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},va=100,ya=`⁨`,ba=`⁩`;function xa(e,t,n){return n===t||n instanceof ga&&t instanceof ga&&n.value===t.value||t instanceof ga&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Sa(e,t,n){return t[n]?ja(e,t[n].value):(e.reportError(RangeError(`No default`)),new ha)}function Ca(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=wa(e,i.value):n.push(wa(e,i));return{positional:n,named:r}}function wa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ga(t.value,{minimumFractionDigits:t.precision});case`var`:return Ta(e,t);case`mesg`:return Ea(e,t);case`term`:return Da(e,t);case`func`:return Oa(e,t);case`select`:return ka(e,t);default:return new ha}}function Ta(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new ha(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new ha(`$${t}`);if(n instanceof ma)return n;switch(typeof n){case`string`:return n;case`number`:return new ga(n);case`object`:if(_a.supportsValue(n))return new _a(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new ha(`$${t}`)}}function Ea(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new ha(t);if(n){let i=r.attributes[n];return i?ja(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ha(`${t}.${n}`))}return r.value?ja(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new ha(t))}function Da(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new ha(i);if(n){let t=a.attributes[n];if(t){e.params=Ca(e,r).named;let n=ja(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ha(`${i}.${n}`)}e.params=Ca(e,r).named;let o=ja(e,a.value);return e.params=null,o}function Oa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new ha(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new ha(`${t}()`);try{let t=Ca(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new ha(`${t}()`)}}function ka(e,{selector:t,variants:n,star:r}){let i=wa(e,t);if(i instanceof ha)return Sa(e,n,r);for(let t of n)if(xa(e,i,wa(e,t.key)))return ja(e,t.value);return Sa(e,n,r)}function Aa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new ha;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>va)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${va}`);r&&n.push(ya),n.push(wa(e,i).toString(e)),r&&n.push(ba)}return e.dirty.delete(t),n.join(``)}function ja(e,t){return typeof t==`string`?e.bundle._transform(t):Aa(e,t)}var Ma=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Na(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Pa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Fa(e,t){let n=e[0];if(n instanceof ha)return new ha(`NUMBER(${n.valueOf()})`);if(n instanceof ga)return new ga(n.valueOf(),{...n.opts,...Na(t,Pa)});if(n instanceof _a)return new ga(n.toNumber(),{...Na(t,Pa)});throw TypeError(`Invalid argument to NUMBER`)}var Ia=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function La(e,t){let n=e[0];if(n instanceof ha)return new ha(`DATETIME(${n.valueOf()})`);if(n instanceof _a||n instanceof ga)return new _a(n,Na(t,Ia));throw TypeError(`Invalid argument to DATETIME`)}var Ra=new Map;function za(e){let t=Array.isArray(e)?e.join(` `):e,n=Ra.get(t);return n===void 0&&(n=new Map,Ra.set(t,n)),n}var Ba=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Fa,DATETIME:La,...t},this._useIsolating=n,this._transform=r,this._intls=za(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ma(this,n,t);try{return Aa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new ha().toString(r);throw e}}},Va=/^(-?[a-zA-Z][\w-]*) *= */gm,Ha=/\.([a-zA-Z][\w-]*) *= */y,Ua=/\*?\[/y,Wa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ga=/([a-zA-Z][\w-]*)/y,Ka=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,qa=/^[A-Z][A-Z0-9_-]*$/,Ja=/([^{}\n\r]+)/y,Ya=/([^\\"\n\r]*)/y,Xa=/\\([\\"])/y,Za=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Qa=/^\n+/,$a=/ +$/,eo=/ *\r?\n/g,to=/( *)$/,no=/{\s*/y,ro=/\s*}/y,io=/\[\s*/y,ao=/\s*] */y,oo=/\s*\(\s*/y,so=/\s*->\s*/y,co=/\s*:\s*/y,lo=/\s*,?\s*/y,uo=/\s+/y,fo=class{constructor(e){this.body=[],Va.lastIndex=0;let t=0;for(;;){let n=Va.exec(e);if(n===null)break;t=Va.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ha);){let t=o(Ha),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ja)&&(r=o(Ja)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Qa),u([i],i.length)):r?S(r,$a):null}function u(r=[],i){for(;;){if(n(Ja)){r.push(o(Ja));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,$a));let c=[];for(let e of r)e instanceof po&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(no,SyntaxError);let e=f();if(i(ro))return e;if(i(so)){let t=h();return i(ro,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ka)){let[,e,t,n=null]=a(Ka);if(e===`$`)return{type:`var`,name:t};if(i(oo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(qa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(lo)}}function m(){let e=f();return e.type===`mesg`&&i(co)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ua);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(io,SyntaxError);let e;return e=n(Wa)?v():{type:`str`,value:o(Ga)},i(ao,SyntaxError),e}function _(){if(n(Wa))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Wa),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ya),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Xa))return o(Xa);if(n(Za)){let[,e,t]=a(Za),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(uo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(eo,`
`),n=to.exec(e)[1].length;return new po(t,n)}}},po=class{constructor(e,t){this.value=e,this.length=t}},mo=`number-one-in = 1 in { $classes }
number-below-one-in-a-thousand = <1 in 1,000
line = line { $line }
lines = lines { $first }–{ $last }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
count-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
count-submissions =
    { $count ->
        [one] { $count } submission
       *[other] { $count } submissions
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
count-files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
count-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
page-no-script = This report shows itself with a script, which this browser does not run. The same result without one: codesim with --format markdown or --format json.
frame-skip = Skip to content
frame-views = Views
colours = Colours
colours-auto = Auto
colours-light = Light
colours-dark = Dark
names-hide = Hide names
names-hide-meaning = Shows pseudonyms instead of names, on the screen and on paper, until this tab is closed ({ $key }). Code and notes stay as they are, and may have names in them: to hand a report out, make one with { $option }.
names-hide-one = Hide this name
names-pseudonym = Submission { $number }
names-somebody = somebody
names-left-out = left-out
names-in-file = The files have the real names, also those that are hidden here.
failure-title = This report cannot be shown
failure-advice = The file may have been cut short, or the browser is too old: Firefox 120, Chromium 123 and Safari 17.5 or later can show it.
failure-no-report = this file holds no report
guard-title = A part of this page could not be shown.
guard-advice = The page may be incomplete; the report itself is as it was. Load the page again, and if that does not help, please report it with these words:
licences-title = Software in this page
licences-text = codesim is free software, under the MIT licence or the Apache licence 2.0. So are the libraries in this page, under their own.
licences-of-libraries = Their licences
table-printed = { $printed } of { $all } rows are printed. To print others, search or filter.
view-overview = Overview
view-graph = Graph
view-clusters = Clusters
view-submissions = Submissions
view-timeline = Timeline
view-decisions = Decisions
course = Course
course-back = to the page of the course, with all its assignments
course-back-names = to the page of the course, which shows all names
pair = Pair
cluster-number = Cluster { $number }
close = Close
decision-undecided = undecided
decision-confirmed = confirmed
decision-dismissed = dismissed
decision-note-alone = note
progress = { $decided } of { $all } decided
progress-title = flagged pairs that you have decided about; leads to the others
keys = Keys
keys-of-pair = On the page of a pair
keys-match = next match, previous match; also p for the previous one
keys-pair = next pair, previous pair of the list that you came from; also ] and [
keys-undecided = next flagged pair that is not decided
keys-undecided-again = undecided again
keys-undo = undo the last decision
keys-undone =
    { $undone ->
        [note] Note removed.
        [earlier-note] Earlier note restored.
       *[decision] Decision undone.
    }
keys-nothing-to-undo = Nothing to undo.
keys-note = the note on it; Escape leaves it
keys-wrap = wrap long lines, or not
keys-back = back to where it was opened from
keys-of-lists = In the lists of pairs and submissions
keys-row = next row, previous row; also j and k
keys-page = a page down, a page up
keys-ends = first row, last row
keys-enter = Enter
keys-page-down = Page Down
keys-page-up = Page Up
keys-home = Home
keys-end = End
keys-open = open it
keys-anywhere = Anywhere
keys-search = search of the list
keys-names = hide names, show names
keys-keys = these keys
keys-single = Letters and signs alone are keys
keys-single-meaning = Switch this off if you dictate, or if you hit keys by accident. Arrow keys go on working.
keys-decided =
    { $status ->
        [confirmed] This pair is confirmed.
        [dismissed] This pair is dismissed.
       *[undecided] This pair is undecided again.
    }
keys-no-pair = The list has no other pair that way.
keys-no-undecided = The list has no other flagged pair that is undecided.
keys-all-decided = Every flagged pair is decided.
keys-match-place = Match { $place } of { $count }
names-are-hidden = Names are hidden.
names-are-shown = Names are shown.
meaning-of = Meaning of “{ $name }”
meaning = { $name }: { $meaning }.
meaning-rank = the place of the pair among all pairs of the class, by score
meaning-score = the code that the two share, beyond what such programs share anyway and weighted by how few others have it: from 0, nothing, to 1, all that few others have
meaning-similar = the share of all tokens of the two that match
meaning-left = the share of the left submission’s tokens that match the right one: most of a program that was taken over and added to
meaning-right = the share of the right submission’s tokens that match the left one
meaning-longest = the number of tokens of the longest match; a token is a word, a number or an operator of the language
meaning-matched = how many tokens of each match
meaning-chance = how many independent pairs this similar are expected in this class; 0.01, or 1 in 100, is one such pair in a hundred classes like it, if nobody copied
meaning-cluster = the group of submissions connected by flagged pairs that both are in
meaning-verdict = what codesim says about the pair, and what you decided
filter-undecided = flagged, undecided
filter-earlier = with an earlier year
filter-reference = with a reference
service-unreachable = The service cannot be reached.
service-session-ended = Your session has ended: sign in again in another tab.
service-refused = The service refused it ({ $status }).
copy-link = Copy link
copy-link-done = Link copied
copy-link-prompt = The link to this pair
copy-case = Copy command for a case
copy-case-done = Command copied
copy-case-prompt = The command that makes a case of this pair
copy-case-title = A command that makes one file with this sheet and all that it takes to check it. Add the other options of this report, and run it where the submissions are.
legend = Filled: { $identical }. Dotted line: { $renamed }, the same except names and literals. Framed: { $restructured }, the same when written in one way. Hatched: { $starter }, which does not count.
missing-title = Not in this report
missing-pair = There is no pair “{ $pair }” here.
missing-submission = There is no submission “{ $submission }” here.
missing-why = The link leads to something that this report does not show: another run, or a pair beyond those that were kept.
missing-to-overview = To the overview
missing-known =
    { $count ->
        [1] It has { $first }.
       *[other] It has { $first } and { $second }.
    }
overview-title =
    { $bound ->
        [least] At least { $flagged }
       *[exact] { $flagged }
    } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } flagged, { $second ->
        [0] none
       *[other] { $second }
    } for a second look
overview-title-exercise = in { $exercise }
overview-decided = { $decided } of { $flagged } decided: { $confirmed } confirmed, { $dismissed } dismissed.
overview-shown =
    { $bound ->
        [least] { $shown } of at least { $flagged }
       *[exact] { $shown } of { $flagged }
    } flagged { $flagged ->
        [one] pair
       *[other] pairs
    } { $shown ->
        [one] is
       *[other] are
    } in this report: the strongest.
overview-lost =
    { $count ->
        [one] { $count } submission could not be compared: { $submissions }.
       *[other] { $count } submissions could not be compared: { $submissions }.
    }
overview-by-score = All pairs by score
overview-by-similarity = Pairs of this report by similarity
overview-nothing-shared = No two submissions share anything that is long enough to count ({ $tokens } tokens).
overview-dismissed-before =
    { $count ->
        [one] { $count } flagged pair dismissed before.
       *[other] { $count } flagged pairs dismissed before.
    }
overview-most-similar = Most similar
overview-all-pairs =
    { $count ->
        [one] All { $count } pair of this report
       *[other] All { $count } pairs of this report
    }
overview-no-pair = No pair is shown: none reaches the least similarity asked for.
overview-no-clusters = No submissions are connected by flagged pairs.
overview-groups = Who is in them
overview-all-clusters =
    { $count ->
        [one] All { $count } cluster
       *[other] All { $count } clusters
    }
overview-shared-code = Shared code
overview-identical-files = Identical files
overview-input =
    { $found ->
        [yes] { $all } submissions on a cluster; in a pair of { $score } or more, and so in this report, are{ " " }
       *[no] { "" }
    }{ $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    } with { $files ->
        [one] { $files } file
       *[other] { $files } files
    }{ $earlier ->
        [0] { "" }
       *[other] , { $earlier } of them from earlier years
    }{ $among ->
        [index] , against { $indexed } of { $index }
       *[own] { "" }
    }; { $languages }.
overview-references =
    { $count ->
        [one] { $count } reference is compared with the class beside that; no number of the class depends on it.
       *[other] { $count } references are compared with the class beside that; no number of the class depends on them.
    }
overview-no-language = no language
overview-sharing =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, of which { $bound ->
        [about] about { $sharing }
       *[exact] { $sharing }
    } share anything.
overview-starter-code = Starter code left out: { $files }.
overview-no-starter-code = No starter code was given.
overview-runs = Runs of { $noise } tokens or more count; each run of { $guarantee } is found.
overview-runs-selected = Runs of { $noise } tokens or more count; as fingerprints are selected by { $scheme }, runs of any length may go unseen.
overview-left-out = { $files }: { $reason }
overview-nothing-left-out = Nothing was left out.
overview-warned =
    { $count ->
        [one] { $count } file was read with a warning.
       *[other] { $count } files were read with warnings.
    }
overview-remarks =
    { $count ->
        [one] { $count } remark on what to know before reading a submission.
       *[other] { $count } remarks on what to know before reading a submission.
    }
overview-details = Everything that was and was not compared
histogram =
    { $pairs ->
        [one] { $pairs } pair by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
       *[other] { $pairs } pairs by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
    }
histogram-similarity =
    { $pairs ->
        [one] { $pairs } pair of this report by similarity. Flagged: { $flagged }.
       *[other] { $pairs } pairs of this report by similarity. Flagged: { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } pair with scores from { $from }
       *[other] { $count } pairs with scores from { $from }
    }
histogram-bar-similarity =
    { $count ->
        [one] { $count } pair of this report with a similarity from { $from }
       *[other] { $count } pairs of this report with similarities from { $from }
    }
histogram-bar-title =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-expected =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }, { $expected } expected{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-similarity =
    similarity { $from } to { $to }: { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } of this report, { $flagged } flagged
histogram-flagged-from = flagged by score from { $score }
histogram-score = score, in even steps of its square root
histogram-of-similarity = similarity
histogram-pairs = pairs
histogram-pairs-logarithmic = pairs, on a logarithmic scale
histogram-key = Bars: pairs of this class. Red: flagged. Line: how many there would be if all work were independent.
histogram-key-small = Bars: pairs of this class. With fewer than ten submissions of some size there is no background to hold them against; a score of a half or more is flagged. Red: flagged.
histogram-key-groups =
    { $count ->
        [one] { $count } more pair is flagged as a member of a group.
       *[other] { $count } more pairs are flagged as groups.
    }
histogram-key-long =
    { $count ->
        [one] { $count } more pair is flagged for the length of a match.
       *[other] { $count } more pairs are flagged for the length of a match.
    }
histogram-key-similarity =
    { $shown ->
        [one] Bars: the { $shown } pair of this report alone
       *[other] Bars: the { $shown } pairs of this report alone
    }, of { $pairs } of the class. The similarity of pairs that are not in the report is not known. Red: flagged.
distribution-measure = Measure
distribution-score = score
distribution-similarity = similarity
distribution-counts = Counts
distribution-logarithmic = logarithmic
distribution-linear = linear
distribution-bars = Bars
best-score = Best score of each submission
best-similarity = Highest similarity of each submission in the pairs of this report
best-box = Box: the middle half of { $count } submissions, from { $lower } to { $upper }; line: the median, { $median }.
best-beyond =
    { $count ->
        [0] No submission is
        [one] { $count } submission is
       *[other] { $count } submissions are
    } beyond the whiskers, which are at most one and a half times as long as the box. { $dots ->
        [beyond] Each dot is one of these.
       *[all] Each dot is a submission.
    }
best-unknown =
    { $count ->
        [one] { $count } submission has no pair in this report and counts as the lowest.
       *[other] { $count } submissions have no pair in this report and count as the lowest.
    }
best-few = { $known } of { $count } submissions have a pair in this report: too few to show where the middle of the class lies. Dots: the highest { $shown }.
best-small =
    { $count ->
        [one] { $count } more submission is too small to be judged.
       *[other] { $count } more submissions are too small to be judged.
    }
best-all = All submissions by their best score
identical-files-of = { $submissions } have the same file of { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } ({ $file }): { $names }
identical-files-all =
    { $count ->
        [one] All { $count } file
       *[other] All { $count } files
    }
shared-blocks-of = { $submissions } share a block of { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: { $names }
shared-blocks-place = { $lines } of { $file } of { $submission }
shared-blocks-no-text = The text is not in this report.
shared-blocks-all =
    { $count ->
        [one] All { $count } block
       *[other] All { $count } blocks
    }
starter-code-again = Compare again with this as starter code
starter-code-compared = The block counts for nobody in { $comparison }.
starter-code-comparison = the new comparison
starter-code-problem = Not compared again.
starter-code-name = Name as starter code
starter-code-saved = The block was saved as { $file }. Add { $option } to the command that made this report, and compare again: the block then counts for nobody.
details-exercise = Exercise
details-date = Date
details-found = Found on a cluster
details-found-value = pairs of { $score } or more among { $submissions } submissions
details-no-starter-code = none given
details-structure = Structure (all names count as one)
details-text = Text (names as they are spelled)
details-thresholds = no match below { $noise } tokens
details-thresholds-guaranteed = no match below { $noise } tokens, every one from { $guarantee } tokens on
details-selection = Selection of fingerprints
details-common = in more than { $count } submissions
details-kept = Pairs kept
details-kept-all = all
details-kept-best = the best { $count }, and those flagged or for a second look
details-least-similarity = Least similarity
details-notices = Left out, or read with warnings
details-compared = Compared
details-compared-no = no
details-reason = Why it is listed
details-no-notices = Nothing: every file was compared as it is.
details-remarks = Before you read a submission
details-signs = Signs that a text was made to look other than it is
details-remarks-meaning = They may be honest, and no score depends on them.
details-facts = Worth knowing
details-where = Where
details-observation = Observation
details-no-remarks = Nothing was noticed.
details-method = How to read this report
details-method-programs = Each program is read as its language has it; names become one word and comments vanish. Runs of this text are reduced to fingerprints (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), and what two submissions share is weighted by how few others have it: that is the score. For the pairs shown, exact matches are found and coloured.
details-method-chance = Most pairs of a class are independent, so the class itself says how similar independent work is. “Expected by chance” is the number of independent pairs this similar that are expected in this class, also of people with the same habits or with a template that a few share; 0.005 is 1 in 200.
details-method-flagged = A flagged pair is one that a person should read. A pair for a second look comes after those: only a few independent pairs would be this similar, or most of one submission is in the other. Independent work may look like a pair that is not unusual. Nothing here says who copied from whom, or whether it was allowed.
decisions-title = Your decisions
decisions-decided =
    { $flagged ->
        [one] { $decided } of { $flagged } flagged pair decided.
       *[other] { $decided } of { $flagged } flagged pairs decided.
    }
decisions-in-service = The service keeps decisions: all members of the course see them, and who decided.
decisions-in-browser = This browser keeps decisions, for this exercise and this code.
decisions-export-advice = Export them to keep them elsewhere, and give the file to the next run ({ $option }): what you dismissed stays dismissed there, unless the code has changed.
decisions-name = Your name
decisions-name-meaning = saved with decisions
decisions-export = Export
decisions-save-table = Save as table (CSV)
decisions-save-report = Save this report with my decisions
decisions-save-report-of-all = Save this report with all decisions
decisions-only-here =
    { $notes ->
        [0]
            { $decisions ->
                [one] { $decisions } decision is only in this browser.
               *[other] { $decisions } decisions are only in this browser.
            }
       *[other]
            { $decisions ->
                [0]
                    { $notes ->
                        [one] { $notes } note is only in this browser.
                       *[other] { $notes } notes are only in this browser.
                    }
                [one]
                    { $notes ->
                        [one] { $decisions } decision and { $notes } note are only in this browser.
                       *[other] { $decisions } decision and { $notes } notes are only in this browser.
                    }
               *[other]
                    { $notes ->
                        [one] { $decisions } decisions and { $notes } note are only in this browser.
                       *[other] { $decisions } decisions and { $notes } notes are only in this browser.
                    }
            }
    }
decisions-import = Import
decisions-imported = { $file }: { $said }
decisions-not-imported = { $file }: nothing taken over: { $reason }
decisions-taken =
    { $taken ->
        [one] { $taken } decision taken over
       *[other] { $taken } decisions taken over
    }{ $disputed ->
        [0] { "" }
       *[other] ; { $disputed } contradict what is decided here: decide below
    }{ $unknown ->
        [0] { "" }
       *[other] ; { $unknown } left out: the pair is not in this report
    }{ $others ->
        [0] { "" }
       *[other] ; { $others } left out: on other code or another exercise
    }.
decisions-wrong-file = a file of decisions with schema_version 3 was expected
decisions-no-file = this is no file of decisions. The one that Export writes (decisions.json) is wanted.
decisions-is-table = this is the table for spreadsheets, which cannot be read again. The file that Export writes (decisions.json) is wanted.
decisions-wrong-entry = decision { $number } has no names or no decision
decisions-same-pair = decisions { $first } and { $second } are on the same pair
decisions-elsewhere =
    { $count ->
        [one] In { $exercise }, { $count } pair with the same names and the same code has a decision.
       *[other] In { $exercise }, { $count } pairs with the same names and the same code have a decision.
    }
decisions-take-over = Take over
decisions-contradictions = Contradictions
decisions-contradictions-meaning = They are not exported before you have decided which decision holds.
decision-proposed = proposed
decisions-of-others = Decisions of others
decisions-people-contradict = People decided differently
decisions-people-contradict-meaning = Each person decides for themselves: one confirmed the pair, another one dismissed it.
decisions-note = Note
decisions-by = Decided
decisions-none = You have not decided about any pair yet: open one and say confirmed or dismissed.
decisions-none-of-all = Nobody has decided about any pair yet: open one and say confirmed or dismissed.
decision-form = Your decision
decision-form-note = Note: why
decision-form-note-keys = Ctrl + Enter or Esc leaves the note; it is saved when you leave it.
decision-form-note-hint = Esc or Ctrl + Enter: done
decision-form-done =
    { $done ->
        [confirmed] Confirmed.
        [dismissed] Dismissed.
        [note] Note saved.
       *[other] Undecided.
    }
decision-form-undo = Undo
decision-form-saving = saving…
decision-form-unsaved = Not saved: { $decision }.
decision-form-unsaved-note = Not saved: { $decision }, “{ $note }”.
decision-form-again = Try again
decision-form-only-read = You read this course, and do not decide.
decision-form-not-kept = This browser keeps nothing for files: export your decisions before you close the page.
contradiction = Decisions that contradict each other
contradiction-which = { $count } decisions on this pair contradict each other. Which one holds?
contradiction-take = Take this one
contradiction-note = { $decision }: “{ $note }”
contradiction-from-report = from the report
contradiction-from-browser = from this browser
contradiction-from-service = from the service
contradiction-from = from { $name }
contradicting-decisions = contradicting decisions
score = Score
similarity = Similarity
left-in-right = Left in right
right-in-left = Right in left
longest-match = Longest match
matched-tokens = Matched
expected-by-chance = Expected by chance
verdict = Verdict
cluster = Cluster
evidence-sheet = Evidence sheet
settings-and-input = Settings and input
both = { $left } and { $right }
key = key { $key }
code-of = Code of { $submission }
starter-code-of = starter code: { $files }
pairs-title = Pairs
pairs-left = Left
pairs-right = Right
pairs-names = names of the two submissions
pairs-why = In short
pairs-why-meaning = why a pair is worth reading that is flagged or for a second look; of others, how much of the left submission is in the right one / of the right in the left, and the longest match; point at it for all of it
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in one match
pairs-not-kept =
    { $bound ->
        [about] About { $all }
        [least] At least { $all }
       *[exact] { $all }
    } { $all ->
        [one] pair
       *[other] pairs
    } of the class { $all ->
        [one] has
       *[other] have
    } such a score; this report has { $held } of them.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
pairs-similarity-not-kept =
    How many more pairs of the class have such a similarity is not known: this report has { $held } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
pairs-none = No pairs match these filters. { $settings } says which pairs were kept.
filter-name = Name
filter-search = Search
filter-search-hint = names, or filters such as score>0.5
filter-more = Filters
filter-clear = Clear filters
filter-unknown = No filter is named { $name }: searched as a name.
filter-unread = { $text } is no filter that can be read: searched as a name.
filter-help = What the search knows
filter-help-word = part of a name, label or group
filter-help-two = the pair of these two
filter-help-quotes = words that stand together
filter-help-minus = without what follows; also before a filter
filter-help-percent = { $name }, in percent
filter-help-name = name alone, not label or group
filter-help-signs = Numbers are compared with >, >=, <, <= or =. All that is typed must be true of a pair.
filter-show = Show
filter-all = all pairs
filter-from = Score from
filter-to = to below
filter-any-cluster = any
filter-label = Label
filter-any-label = any
filter-across = across labels only
filter-across-meaning = Only pairs of submissions with different labels
pair-previous-match = Previous match
pair-next-match = Next match
pair-previous = Previous pair
pair-next = Next pair
pair-next-undecided = Next undecided flagged pair
pair-list = The list that this pair is in
pair-place = Pair { $place } of { $count }
pair-details = Details
pair-list-of = List of { $count }
pair-handed-in-earlier = { $name } was handed in { $duration } earlier.
matches-strongest-first =
    { $count ->
        [one] { $count } match, strongest first
       *[other] { $count } matches, strongest first
    }
matches-none = No run of code is long enough to be shown.
matches-reading = Reading …
match-place = { $place } of { $count }
matches-wrap = Wrap lines
matches-together = Scroll together
match-title =
    { $count ->
        [one] match { $number }: { $words }, { $count } token
       *[other] match { $number }: { $words }, { $count } tokens
    }
match-figures =
    { $count ->
        [one] { $words }, { $count } token, { $evidence } of the evidence
       *[other] { $words }, { $count } tokens, { $evidence } of the evidence
    }
match-spelled-alike = { $share } spelled alike
match-shared-by-these = shared by these 2 of { $submissions } submissions alone
match-shared = shared by { $count } of { $submissions } submissions
passage-figures =
    Passage { $number }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $evidence }
match-left-is = The left one here is { $name }.
place-in-file = { $file } { $lines }
renamings-throughout = Renamed throughout: { $names }.
renamings-more = and { $count } more
renamings-others =
    { $count ->
        [one] { $count } name is not renamed consistently.
       *[other] { $count } names are not renamed consistently.
    }
traits-title = Other shared traits
traits-rare = Few others of the class have it. It is in no score.
code-lines-and-matches =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } match
       *[other] { $marks } matches
    }
code-lines-and-parts =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } part
       *[other] { $marks } parts
    }
code-view = View
code-swap = Swap sides
code-sides = Sides
code-divider = Width of the left side
code-divider-how = Drag it or use the arrow keys; a double click puts it back in the middle
code-files = Share of the code of each file that matches
code-hidden = a character that is not seen
code-none = The sources of this submission are not in the report.
differences = Differences
differences-not = Too little of these two files is the same, line by line.
differences-too-many = Too many lines differ for a view like this.
differences-none = The two texts are the same.
differences-lines =
    { $count ->
        [one] { $count } line not the same. Words that differ are marked.
       *[other] { $count } lines not the same. Words that differ are marked.
    }
differences-sides = Lines side by side
differences-same =
    { $count ->
        [one] { $count } line the same on both sides
       *[other] { $count } lines the same on both sides
    }
name-earlier-year = (earlier year)
name-reference = (reference)
name-late = (late)
submission = Submission
submissions-name = whose it is
submissions-own = Handed in as
submissions-own-meaning = the submission’s own name
submissions-label-meaning = its label in the metadata
submissions-group = Group
submissions-group-meaning = those who handed it in together
submissions-files = Files
submissions-files-meaning = files that were compared
submissions-tokens = Tokens
submissions-tokens-meaning = tokens of all its files
submissions-cluster-meaning = the cluster that it is in
submissions-alike = Most similar
submissions-alike-meaning = the submission that it is most similar to, and their score
submissions-not-kept = not in this report
submissions-not-kept-meaning = none of its pairs is among those that this report has
submissions-name-hint = part of a name
submission-counts =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, of which { $matchable } could match.
submission-earlier = From an earlier year.
submission-reference = A reference: a solution that nobody of the class handed in.
submission-provenance = Provenance: { $provenance }.
submission-in-cluster = In { $cluster }.
submission-cluster = cluster { $number }
submission-own = Handed in as { $name }.
submission-label = Label: { $label }.
submission-group = Handed in together as { $group }.
submission-handed-in = Handed in { $moment } UTC.
submission-late = Handed in late.
submission-parts = Parts that other submissions have too
submission-strip = parts { $places }
submission-strip-empty = nothing of it stands elsewhere
submission-also-in = also in { $submission }
shares-title = Shares with
shares-colour = Colour
shares-of-this = This one in the other
shares-of-this-meaning = share of this submission’s tokens that the other one has too
shares-compare = Compare
shares-pair = side by side
shares-pair-with = side by side with { $submission }
shares-more =
    { $count ->
        [one] and { $count } pair more
       *[other] and { $count } pairs more
    }
shares-none = No pair of this report has it.
clusters-meaning = Submissions connected by flagged pairs. Two of a cluster need not be similar themselves: a third may have something of both.
clusters-meaning-from = Submissions connected by pairs with a score of { $score } or more. Two of a cluster need not be similar themselves: a third may have something of both.
clusters-order = The strongest come first, by their best score; numbers go by size.
clusters-title =
    { $others ->
        [0] Cluster { $number }: { $left } and { $right }
        [one] Cluster { $number }: { $left }, { $right } and { $others } other
       *[other] Cluster { $number }: { $left }, { $right } and { $others } others
    }
clusters-all = All clusters
clusters-found =
    { $groups ->
        [one] { $groups } cluster of three or more
       *[other] { $groups } clusters of three or more
    }, { $couples } of two
clusters-best = best score { $score }
clusters-couples = Clusters of two
clusters-previous = Previous cluster
clusters-next = Next cluster
clusters-scores = Scores of its pairs
clusters-timeline = Submissions of this cluster by time, a row for each
clusters-counts =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $flagged } of { $possible ->
        [one] { $possible } pair
       *[other] { $possible } pairs
    } flagged
clusters-confirmed = { $count } confirmed
clusters-dismissed = { $count } dismissed
clusters-members =
    { $count ->
        [one] { $group }, { $count } submission: { $names }
       *[other] { $group }, { $count } submissions: { $names }
    }
clusters-ring = Alike beyond chance as a group
clusters-group = Group { $number }
clusters-groups = Within it, { $count } groups are connected more closely than to one another (method of Blondel et al., 2008, known as Louvain):
clusters-list = All { $count } pairs of it as a list
clusters-all-confirmed = Confirm all { $count } undecided flagged pairs
clusters-all-dismissed = Dismiss all { $count } undecided flagged pairs
clusters-done-confirmed = { $count } pairs confirmed.
clusters-done-dismissed = { $count } pairs dismissed.
clusters-no-such = There is no such cluster in this report.
heatmap = Scores of the pairs of { $count } submissions, stronger where two are more similar
heatmap-key = The stronger the colour, the more similar. A click on a cell leads to the pair.
threshold-by = Connected by
threshold-flagged = flagged pairs
threshold-from = pairs with a score from
threshold-missing =
    Below a score of { $score } this report does not have all pairs of the class: clusters may be larger than shown.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
threshold-set = Clusters are made of pairs with a score of { $score } or more.
threshold-change = Change the threshold
threshold-no-clusters = No submissions are connected by pairs with such a score.
graph-colours = Colours
graph-colours-clusters = of clusters
graph-colours-labels = of labels
graph-zoom-in = Zoom in
graph-zoom-out = Zoom out
graph-fit = Fit
graph-placing = Placing the submissions …
graph-shown =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
graph-shown-of =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $shown } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } shown, the most similar
graph-picture = Submissions connected by pairs
graph-none = No pair has this score: move the slider to the left.
graph-key = Closer: more similar. Click a submission for its pairs, a line for the pair, or a ground for the cluster. Drag to move, and turn the wheel to zoom in, where more names have room.
graph-legend = Legend
graph-legend-more =
    { $count ->
        [one] and { $count } more, in a colour again
       *[other] and { $count } more, in the same colours again
    }
graph-legend-no-label = no label
graph-legend-ground = ground: a cluster
graph-legend-thicker = thicker: more similar
graph-legend-flagged = flagged
graph-legend-dismissed = dismissed
graph-connected = Connected submissions
graph-list = These pairs as a list
graph-cluster = cluster { $number }
graph-apart =
    { $count ->
        [one] { $count } submission is not connected: { $all }
       *[other] { $count } submissions are not connected: { $all }
    }
graph-all-submissions = all submissions
graph-more =
    { $count ->
        [one] and { $count } submission more
       *[other] and { $count } submissions more
    }
timeline-meaning = When submissions were handed in, in the time of your zone ({ $zone }), a row for each cluster. Who was first need not be who wrote it.
timeline-untimed =
    { $count ->
        [one] The time of { $count } submission is not known.
       *[other] The time of { $count } submissions is not known.
    }
timeline-picture = Submissions by time, a row for each cluster
timeline-no-cluster = In no cluster
timeline-order = Flagged pairs, the earlier one first
timeline-earlier = Earlier
timeline-handed-in = Handed in
timeline-apart = Apart
timeline-none = No flagged pair has times on both sides.
verdict-flagged = flagged
verdict-second-look = second look
verdict-not-unusual = not unusual
verdict-too-small = too small
kind-identical = identical
kind-identical-moved = identical, in a different order
kind-identifiers-renamed = identifiers renamed
kind-identifiers-renamed-moved = identifiers renamed, in a different order
kind-restructured = restructured
kind-restructured-moved = restructured, in a different order
trait-comment = comment
trait-word = word
trait-string = string
trait-name = name
trait-number = number
trait-layout = layout
trait-held =
    { $class ->
        [one] in { $submissions } of { $class } submission
       *[other] in { $submissions } of { $class } submissions
    }
finding-flagged-with-group = The two are flagged with a group of submissions, which are more alike than independent work is, whatever the two are by themselves.
finding-flagged-for-length = The two are flagged for the length of their longest match, not for their score: independent work does not share passages this long.
finding-flagged = The two are more similar than independent work in this class.
finding-flagged-small-class = The two share so much code that a person should read them.
finding-second-look = The two are not flagged, but worth a second look: only a few independent pairs of this class would be this similar, or most of one is in the other.
finding-second-look-small-class = The two are not flagged, but worth a second look: most of one is in the other.
finding-not-unusual = The two are not unusual: independent work in this class is as similar.
finding-not-unusual-small-class = The two are not unusual: they share less than pairs that are flagged or worth a second look.
finding-too-small = At least one of the two is too small: with so little code that could match, nothing follows from what they share.
finding-overlap =
    { $longest ->
        [one] Their similarity is { $similarity }; the longest match has { $longest } token.
       *[other] Their similarity is { $similarity }; the longest match has { $longest } tokens.
    }
finding-match-each-other = { $leftshare } of { $left } and { $rightshare } of { $right } match each other.
finding-rank = By its score the pair is number { $rank } of the { $pairs } pairs of the class.
finding-no-rank = The pair is not among the pairs that were ranked.
finding-rank-reference = It is a pair with a reference, and has no rank among the pairs of the class.
reliance-checked = The number of independent pairs expected is an estimate from the class itself. On classes that people have judged, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-few-submissions = The number of independent pairs expected is a rough estimate, since the class has fewer than 25 submissions. On judged classes of this size, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-many-alike = The number of independent pairs expected cannot be trusted here: more than one in twenty pairs of this class score far above its median, and the numbers cannot tell whether these were copied, made from one template, or are similar for another reason.
strength-too-small = How many independent pairs this similar to expect cannot be said of so little code.
strength-not-computed = How many independent pairs this similar to expect was not computed.
strength-small-class = A class in which fewer than ten submissions have enough code is too small to say how many independent pairs this similar to expect. In such a class a score of { $score } or more is flagged.
strength-pairs = If everybody worked independently, about { $number } of the { $pairs } pairs of this class would be this similar.
strength-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a pair this similar.
strength-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a pair this similar.
strength-group-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.
strength-group-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.
decision-meaning-undecided = Undecided
decision-meaning-confirmed = Confirmed: the pair shares code that it should not share
decision-meaning-dismissed = Dismissed: there is a good reason for what the pair shares
time-line = When each side got the matches
time-line-key = Above, filled: { $left }. Below, outlined: { $right }. A bar begins with the first version that has the match; the dotted line before it begins with the last version without it, or at the left edge if no such version is known.
time-line-git = Clocks and names in git can be changed afterwards.
time-line-more =
    { $count ->
        [one] { $count } more match is not in the picture.
       *[other] { $count } more matches are not in the picture.
    }
history-since = { $name } has this since { $time }{ $by }: { $how }; { $before }.
history-now = { $name } has this in the submission that was compared, and in no snapshot: { $how }; { $before }.
history-by =
    { $record ->
        [git] , commit { $version } by { $author }
        [attempts] , attempt { $version }
       *[snapshots] , snapshot { $version }
    }
history-piece =
    { $count ->
        [one] in one piece, with { $count } line added to the file
       *[other] in one piece, with { $count } lines added to the file
    }
history-grown =
    { $count ->
        [one] grown in { $count } version
       *[other] grown over { $count } versions
    }
history-before = it was not there on { $time }
history-from-start = it was there from the first version on
history-none = No version of { $name } that can be read has this.
history-first = By these times, { $name } had it first.
history-unknown = These times do not tell who had it first.
restructuring-order = The same steps in a different order.
restructuring-right = The same steps; the right alone has { $right }.
restructuring-left = The same steps; the left alone has { $left }.
restructuring = The same steps: the left has { $left } where the right has { $right }.
quoted = “{ $text }”
parts = { $first }; { $rest }
list-last = { $others } and { $last }
list-more = { $count } more
short-group = group of { $members }
short-block = { $share } in a block of { $submissions }
short-alone =
    { $tokens ->
        [one] { $tokens } token in no other
       *[other] { $tokens } tokens in no other
    }
short-trait =
    { $kind ->
        [comment] comment { $text } in no other
        [word] word { $text } in no other
        [string] string { $text } in no other
        [name] name { $text } in no other
        [number] number { $text } in no other
       *[layout] layout { $text } in no other
    }
why-group = Both are among { $members } submissions that are alike beyond chance as a group.
why-completely = { $left } and { $right } match completely{ $passages }.
why-partly = { $leftshare } of { $left } and { $rightshare } of { $right } match each other{ $passages }.
why-nearest = This is nearer to the reference than any two submissions of the class are to each other.
why-order =
    { $record ->
        [git] By what git recorded, which can be changed afterwards,
        [attempts] By the attempts that were handed in,
       *[snapshots] By the snapshots of the class,
    } { $left } had { $leftfirst } of { $matches } matches first ({ $leftevidence } of the evidence), and { $right } { $rightfirst } ({ $rightevidence }).
why-order-unknown =
    { $record ->
        [git] What git recorded does not tell who had the matches first.
        [attempts] The attempts that were handed in do not tell who had the matches first.
       *[snapshots] The snapshots of the class do not tell who had the matches first.
    }
why-one-passage = , in one passage
why-passages = , in { $passages } passages
why-passages-moved = , in { $passages } passages, { $moved } of them in a different order
why-in-block =
    { $submissions ->
        [one] { $share } of the matched code is in a block that { $submissions } submission share
       *[other] { $share } of the matched code is in a block that { $submissions } submissions share
    }
why-alone =
    { $tokens ->
        [one] { $tokens } of the matched tokens occurs in no other submission
       *[other] { $tokens } of the matched tokens occur in no other submission
    }
why-trait-text =
    { $kind ->
        [comment] both have the comment { $text }, which no other submission of the class has
        [word] both have the word { $text }, which no other submission of the class has
        [string] both have the string { $text }, which no other submission of the class has
        [name] both have the name { $text }, which no other submission of the class has
        [number] both have the number { $text }, which no other submission of the class has
       *[layout] both have the layout { $text }, which no other submission of the class has
    }
why-trait =
    { $kind ->
        [comment] both have a comment that no other submission of the class has
        [word] both have a word that no other submission of the class has
        [string] both have a string that no other submission of the class has
        [name] both have a name that no other submission of the class has
        [number] both have a number that no other submission of the class has
       *[layout] both have a layout that no other submission of the class has
    }
groups-heading =
    { $count ->
        [one] { $count } group of submissions is more alike than independent work, so all of its pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
       *[other] { $count } groups of submissions are more alike than independent work, so all of their pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
    }
blocks-heading =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
blocks-heading-largest =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
identical-heading =
    { $count ->
        [one] Byte for byte the same in several submissions: { $count } file, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
       *[other] Byte for byte the same in several submissions: { $count } files, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
    }
sheet-title = Evidence sheet
sheet-title-names = Evidence sheet: { $left } and { $right }
sheet-names = { $left } and { $right }
sheet-subject = Evidence sheet on two submissions
sheet-subject-exercise = Evidence sheet on two submissions of { $exercise }
sheet-no-pair = There is no pair to show.
sheet-back = Back to the pair
sheet-print = Print
sheet-in-short = In short
sheet-alike = Two places match if their code is built alike; names, comments and layout do not count.
sheet-this-pair = This pair among all of the class
sheet-here = this pair
sheet-picture =
    { $count ->
        [one] { $count } pair by score; this pair has { $score }, and from { $flag } on pairs are flagged
       *[other] { $count } pairs by score; this pair has { $score }, and from { $flag } on pairs are flagged
    }
sheet-picture-key = Bars: the pairs of the class by score, each step up a multiple of the one before. Thin line: what independent work would look like. Dashed: flagged from here on.
sheet-passages = The strongest passages side by side
sheet-passage =
    { $tokens ->
        [one] { $kind }, { $tokens } token, { $evidence } of the evidence
       *[other] { $kind }, { $tokens } tokens, { $evidence } of the evidence
    }
sheet-more-lines =
    { $count ->
        [one] and { $count } more line
       *[other] and { $count } more lines
    }
sheet-sources-at-end = The whole sources stand at the end.
sheet-traits = Other shared traits
sheet-traits-meaning = Both have these, and few others of the class do. They do not count for the score: comments, strings, names and layout may have a common source.
sheet-traits-table = Table of other shared traits
sheet-trait = Trait
sheet-trait-written = As it is written
sheet-trait-held = How many have it
sheet-not-shown = not shown
sheet-limits = Limits of this sheet
sheet-limit-first = Who had the code first, or whether both have it from somewhere else.
sheet-limit-allowed = Whether it was allowed: work in a group, code from the course, a library or a generator may be the reason.
sheet-limit-why = Why the two are similar. A person must read the code, and hear those it concerns, before anything is concluded.
sheet-decision-so-far = Decision so far
sheet-decisions-contradict = These decisions contradict each other; none of them holds yet.
sheet-decision = Decision
sheet-heard = Heard on
sheet-decision-reason = Decision and reason
sheet-signatures = Names, date, signatures
sheet-input = Input
sheet-submissions = The two submissions
sheet-handed-in-by = Handed in by
sheet-label = Group or course
sheet-group = Handed in together as
sheet-timestamp = Handed in at (UTC)
sheet-late = Handed in late
sheet-earlier = From an earlier year
sheet-reference = Reference, handed in by nobody
sheet-provenance = Provenance
sheet-tokens = Tokens
sheet-matchable = Tokens that could match
sheet-yes = yes
sheet-tokens-meaning = Tokens are the words, numbers and operators of a program. Those that could match are not starter code and are part of a long enough run.
sheet-files = Files of { $name }
sheet-file = File
sheet-language = Language
sheet-not-stated = not stated
sheet-not-compared = Not compared
sheet-none-left-out = No file of the two was left out.
sheet-left-out = Left out
sheet-warnings = Read with warnings
sheet-reason = Reason
sheet-remarks = Worth knowing before reading
sheet-remarks-meaning = None of this is proof of anything, and nothing above depends on it.
sheet-line = Line
sheet-remark = Remark
sheet-method = Method
sheet-method-text = Each program becomes a sequence of tokens in which all names are one, and { $selection }. A fingerprint counts the more, the fewer submissions have it, and the scores of all pairs of a class of ten or more say how similar independent work on the same task is. For this sheet, greedy string tiling (Wise 1993) has laid the two programs against each other, the longest match first and no token used twice; what that leaves was compared again in a form in which loops, branches and the order of statements have one way to be written.
selection-winnowing = winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-guaranteed = the scheme { $scheme } selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-other = the scheme { $scheme } selects fingerprints of it without a promise to find any run that two programs share
sheet-matches = Matches
sheet-no-match = There is no match to show.
sheet-matches-table = Table of matches
sheet-strongest-first = The strongest evidence first
sheet-match = Match
sheet-match-number = match
sheet-match-end = end of match
sheet-kind = Kind
sheet-share = Share of the evidence
sheet-rarest = Rarest part
sheet-rarest-unknown = not known
sheet-rarest-shared =
    { $all ->
        [one] shared by { $count } of { $all } submission
       *[other] shared by { $count } of { $all } submissions
    }
sheet-kinds-meaning = Identical: every word, number and operator. Identifiers renamed: all but names and literals. Restructured: the same steps, written in another way or in another order. In a different order: the match is at another place among the matches. Evidence: what the two share, each part weighted by how few submissions have it.
sheet-settings = Settings
sheet-sources = Sources
sheet-sources-key = A match has its number at its beginning and its end. It is underlined twice if it is identical, once if identifiers or literals differ, and with dots if it is restructured. Starter code is grey; it was not compared. A character that would not be seen stands in a box as its number.
sheet-no-sources = Its sources are not part of this sheet.
sheet-file-without-match = no match
sheet-starter-code = starter code
sheet-made-by = Made by codesim { $version }.
compared-class =
    { $submissions ->
        [one] The class has { $submissions } submission, and { $pairs } pairs were compared.
       *[other] { $pairs ->
            [one] The class has { $submissions } submissions, and { $pairs } pair were compared.
           *[other] The class has { $submissions } submissions, and { $pairs } pairs were compared.
        }
    }
compared-earlier =
    { $count ->
        [one] From earlier years: { $count } submission, compared with those of this year and not with each other.
       *[other] From earlier years: { $count } submissions, compared with those of this year and not with each other.
    }
compared-references =
    { $count ->
        [one] With { $count } reference, a solution that nobody of the class handed in. No number of the class depends on it.
       *[other] With { $count } references, solutions that nobody of the class handed in. No number of the class depends on them.
    }
compared-index =
    { $count ->
        [one] It was also compared with { $count } submission of the index { $index }.
       *[other] It was also compared with { $count } submissions of the index { $index }.
    }
compared-no-starter = No starter code was named.
compared-starter = Starter code was not compared: { $paths }.
setting-codesim = Codesim
setting-folders = Folders
setting-earlier = Earlier years
setting-references = References
setting-snapshots = Snapshots
setting-git-history = Commits of git
setting-git-history-read = read
setting-read-as = Read as
setting-index = Index
setting-starter = Starter code
setting-file = Settings
setting-languages = Languages
setting-include = Files read
setting-exclude = Files not read
setting-encoding = Encoding
setting-extensions = Read by extension
setting-extension = { $extension } as { $id }
setting-min-tokens = Judged from
setting-structure = Structure
setting-text = Text
setting-thresholds = matches from { $noise } tokens, all from { $guarantee } tokens on
setting-selection = Selection
setting-common = Ignored as too common
setting-common-value =
    { $count ->
        [one] what is in more than { $count } submission
       *[other] what is in more than { $count } submissions
    }
setting-imports = Imports
setting-imports-compared = compared
setting-imports-left-out = left out`;function ho(e){return document.getElementById(e)?.textContent??``}async function go(e){return e===``?[]:await vo(e).json()}function _o(e){let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e++)n[e]=t.charCodeAt(e);return n}function vo(e){return new Response(new Blob([_o(e)]).stream().pipeThrough(new DecompressionStream(`gzip`)))}var yo=(typeof document>`u`?``:document.documentElement.lang)||`en`,bo=yo===`en`?`en-US`:yo,xo=yo===`en`?`en-GB`:yo,So=new Ba(bo,{useIsolating:!1});So.addResource(new fo(mo)),typeof document<`u`&&So.addResource(new fo(ho(`messages`)),{allowOverrides:!0});function Z(e,...[t]){return Co(e,t)}function Co(e,t){let n=So.getMessage(e)?.value;return n?So.formatPattern(n,t):e}function wo(e){return new Intl.NumberFormat(bo,e)}function To(e){return new Intl.DateTimeFormat(xo,e)}var Eo=W(`<main><h1> </h1> <p> </p> <p> </p></main>`);function Do(e,t){A(t,!0);var n=Eo(),r=I(n),i=R(r,!0),a=z(r,2),o=R(a,!0),s=R(z(a,2),!0);O(n),B((e,n)=>{q(i,e),q(o,t.reason),q(s,n)},[()=>Z(`failure-title`),()=>Z(`failure-advice`)]),K(e,n),j()}var Oo=/[\u0000-\u001f]/gu;function ko(e){let t=e=>`\\u{${e.codePointAt(0).toString(16)}}`,n=e.map(([e,n])=>`${t(e)}-${t(n)}`);Oo=RegExp(`[${n.join(``)}]`,`gu`),RegExp(`(?![\\n\\t]|\\r(?:\\n|$))${Oo.source}`,`gu`)}var Ao={"\n":`\\n`,"\r":`\\r`,"	":`\\t`};function jo(e){return Ao[e]??`\\u{${e.codePointAt(0).toString(16)}}`}function Q(e){return e.replace(Oo,jo)}function Mo(e){try{return decodeURIComponent(e)}catch{return e}}function No(e){let[t=``,...n]=e.replace(/^#\/?/,``).split(`?`);return{parts:t.split(`/`).map(Mo),query:Po(n.join(`?`))}}function Po(e){return Object.fromEntries(new URLSearchParams(e))}var Fo=new class{#e=P([]);get parts(){return U(this.#e)}set parts(e){F(this.#e,e)}#t=P({});get query(){return U(this.#t)}set query(e){F(this.#t,e)}#n=P(0);get moves(){return U(this.#n)}set moves(e){F(this.#n,e,!0)}#r=location.hash;constructor(){Object.assign(this,No(location.hash)),addEventListener(`hashchange`,()=>{this.#r=location.hash,Object.assign(this,No(location.hash)),this.moves++})}get isThere(){return this.#r===location.hash}go(e){location.assign(e)}replace(e){location.replace(e)}set(e){let t=Object.entries({...this.query,...e}).filter(([,e])=>e),n=Object.fromEntries(t);this.#i(this.parts,n)}rename(e){this.#i(e,this.query)}#i(e,t){let n=zo(e,t);this.isThere&&n!==zo(this.parts,this.query)&&(history.replaceState(history.state,``,n),this.#r=location.hash,Object.assign(this,{parts:e,query:t}))}};function Io(...e){return zo(e,{})}var Lo=Ro()?`about:srcdoc`:``;function Ro(){return location.protocol===`about:`}function zo(e,t){let n=`${Lo}#/${e.map(encodeURIComponent).join(`/`)}`,r=new URLSearchParams(t).toString();return r===``?n:`${n}?${r}`}var Bo=W(`<div role="alert" class="card svelte-1dk8ht6"><strong class="svelte-1dk8ht6"> </strong> <code> </code></div>`),Vo=W(`<!> <!>`,1);function Ho(e,t){A(t,!0);let n=P(``),r;function i(e,t){F(n,e instanceof Error?e.message:String(e),!0),r=t}wn(()=>{Fo.parts,F(n,``),r?.(),r=void 0});var a=Vo();Ir(`error`,rn,e=>{e instanceof ErrorEvent&&e.error&&i(e.error)}),Ir(`unhandledrejection`,rn,e=>i(e.reason));var o=L(a),s=e=>{var t=Bo(),r=I(t),i=R(r,!0),a=z(r),o=R(z(a),!0);O(t),B((e,t)=>{q(i,e),q(a,` ${t??``} `),q(o,U(n))},[()=>Z(`guard-title`),()=>Z(`guard-advice`)]),K(e,t)};J(o,e=>{U(n)&&e(s)}),Yr(z(o,2),{onerror:i,failed:e=>{}},e=>{var n=G();_i(L(n),()=>t.children),K(e,n)}),K(e,a),j()}var Uo;async function Wo(e){let t=Uo;Uo=void 0,(await t?.()??Go(e)).focus({preventScroll:!0})}function Go(e){let t=e.querySelector(`h1`);return t&&(t.tabIndex=-1),t??e}Je();var Ko=new class{#e=P(``);get text(){return U(this.#e)}set text(e){F(this.#e,e,!0)}},qo=W(`<div class="away no-print" aria-live="polite" data-announced=""> </div>`);function Jo(e,t){A(t,!1),ia();var n=qo(),r=R(n,!0);B(()=>q(r,Ko.text)),K(e,n),j()}var Yo=W(`<select><option> </option><option> </option><option> </option></select>`);function Xo(e,t){A(t,!0);let n=`codesim-colours`,r={auto:`light dark`,light:`light`,dark:`dark`};function i(){try{return localStorage.getItem(n)??`auto`}catch{return`auto`}}let a=P(en(i()));wn(()=>{document.documentElement.style.colorScheme=r[U(a)]??r.auto;try{localStorage.setItem(n,U(a))}catch{}});var o=Yo(),s=I(o),c=R(s,!0);s.value=s.__value=`auto`;var l=z(s),u=R(l,!0);l.value=l.__value=`light`;var d=z(l),f=R(d,!0);d.value=d.__value=`dark`,O(o),Ii(o),B((e,t,n,r)=>{X(o,`aria-label`,e),q(c,t),q(u,n),q(f,r)},[()=>Z(`colours`),()=>Z(`colours-auto`),()=>Z(`colours-light`),()=>Z(`colours-dark`)]),Li(o,()=>U(a),e=>F(a,e)),K(e,o),j()}function Zo(e){let t=()=>{let t=e.scrollWidth-e.clientWidth-e.scrollLeft;e.style.setProperty(`--start`,`${Math.min(28,e.scrollLeft)}px`),e.style.setProperty(`--end`,`${Math.min(28,Math.max(0,t))}px`)},n=new ResizeObserver(t);return n.observe(e),e.addEventListener(`scroll`,t,{passive:!0}),()=>{n.disconnect(),e.removeEventListener(`scroll`,t)}}var Qo=W(`<a class="brand svelte-20dx1m">codesim</a>`),$o=W(`<a class="svelte-20dx1m"> </a>`),es=W(`<a class="skip svelte-20dx1m" href="#content"> </a> <header class="no-print svelte-20dx1m"><!> <nav class="svelte-20dx1m"></nav> <!> <!></header> <!> <main id="content" tabindex="-1" class="svelte-20dx1m"><!></main>`,1);function ts(e,t){A(t,!0);let n=ua(t,`reader`,3,``),r;function i(e){return Fo.parts[0]===e?`page`:t.within===e?`true`:void 0}let a=!0;wn(()=>{if(Fo.moves,n(),a){a=!1;return}let e=Number(history.state?.top??0);gr().then(()=>{scrollTo(0,e),Wo(r)})});function o(e){Fo.parts[0];let t=e.querySelector(`[aria-current]`);if(!t)return;let{left:n,width:r}=t.getBoundingClientRect(),i=e.getBoundingClientRect();e.scrollLeft+=n+r/2-(i.left+i.width/2)}function s(){Fo.isThere&&scrollY!==(history.state?.top??0)&&history.replaceState({top:scrollY},``)}var c=es();Ir(`scrollend`,an,s);var l=L(c),u=R(l,!0),d=z(l,2),f=I(d),p=e=>{var n=G();_i(L(n),()=>t.way),K(e,n)},m=e=>{var t=Qo();B(e=>X(t,`href`,e),[()=>Io(``)]),K(e,t)};J(f,e=>{t.way?e(p):e(m,-1)});var h=z(f,2);Y(h,21,()=>t.views,([e,t])=>e,(e,t)=>{var n=M(()=>g(U(t),2));let r=()=>U(n)[0],a=()=>U(n)[1];var o=$o(),s=R(o,!0);B((e,t)=>{X(o,`href`,e),X(o,`aria-current`,t),q(s,a())},[()=>Io(r()),()=>i(r())]),K(e,o)}),O(h),bi(h,()=>Zo),bi(h,()=>o);var _=z(h,2);_i(_,()=>t.tools),Xo(z(_,2),{}),O(d);var v=z(d,2);Jo(v,{});var y=z(v,2);Ho(I(y),{children:(e,n)=>{var r=G();_i(L(r),()=>t.children),K(e,r)},$$slots:{default:!0}}),O(y),ra(y,e=>r=e,()=>r),B((e,t)=>{q(u,e),X(h,`aria-label`,t)},[()=>Z(`frame-skip`),()=>Z(`frame-views`)]),Lr(`click`,l,e=>(e.preventDefault(),r.focus())),K(e,c),j()}Rr([`click`]);var ns=wo({maximumFractionDigits:4});function $(e){return ns.format(e)}function rs(e,t){return wo({minimumFractionDigits:t,maximumFractionDigits:t}).format(e)}function is(e,t){let n=t.endsWith(`ch`)?`es`:`s`;return`${$(e)} ${t}${e===1?``:n}`}function as(e){return e===null?`–`:e>=9.95?$(Math.round(e)):e>=.95?rs(os(e),1):e>=.0095?$(os(e*1e3)/1e3):e<.001?Z(`number-below-one-in-a-thousand`):Z(`number-one-in`,{classes:os(1/e)})}function os(e){if(e<10)return Math.round(e*10)/10;let t=1;for(;e/t>=100;)t*=10;return Math.round(e/t)*t}To({dateStyle:`medium`,timeStyle:`short`,timeZone:`UTC`}),To({dateStyle:`medium`}),To({dateStyle:`medium`,timeStyle:`short`});var ss={report:`the report`,browser:`this browser`,service:`the service`},cs=[`undecided`,`confirmed`,`dismissed`];function ls({status:e,note:t}){return e===`undecided`&&t===``}function us(e,t){return e.status===t.status&&(e.note===t.note||e.note===``||t.note===``)}function ds(e,t){let[n,r]=[e,t].map(({at:e})=>Date.parse(e??``));return!!e.by&&e.by===t.by&&n>r}function fs(e,t){if(ls(t)||e.some(e=>ds(e,t)))return e;let n=e.filter(e=>!ds(t,e)),r=n.find(e=>us(e,t));return r?n.map(e=>e===r&&e.note===``?t:e):[...n,t]}function ps(e){let{status:t,note:n,by:r,at:i}=e??{};if(cs.includes(t)&&[n,r,i].every(e=>e==null||typeof e==`string`))return ms({status:t,note:n??``},r,i)}function ms({status:e,note:t},n,r){return{status:e,note:t,...n?{by:n}:{},...r?{at:r}:{}}}var hs=[`left`,`right`,`decision`,`note`,`by`,`at`,`score`,`similarity`],gs=`﻿`;wo().formatToParts(.5).find(({type:e})=>e===`decimal`).value;function _s(e){let[t=``]=e.replace(gs,``).split(/\r?\n/,1);return[`,`,`;`].some(e=>t===hs.join(e))}var vs=3;function ys(e){return xs(bs(e))}function bs(e){if(_s(e))throw Error(Z(`decisions-is-table`));try{return JSON.parse(e)}catch{throw Error(Z(`decisions-no-file`))}}function xs(e){let t=e;if(t?.schema_version!==vs||!Array.isArray(t?.decisions))throw Error(Z(`decisions-wrong-file`));let n=t.decisions.map((e,t)=>Ss(e,t+1));return Cs(n),{exercise:typeof t.exercise==`string`?t.exercise:null,entries:n}}function Ss(e,t){let{left:n,right:r,left_digest:i,right_digest:a}=e??{},o=ps(e);if(typeof n!=`string`||typeof r!=`string`||!o)throw Error(Z(`decisions-wrong-entry`,{number:String(t)}));return{names:[n,r],digests:[i??null,a??null],decision:o}}function Cs(e){let t=new Map;for(let[n,{names:r}]of e.entries()){let e=JSON.stringify(r.toSorted()),i=t.get(e);if(i!==void 0)throw Error(Z(`decisions-same-pair`,{first:String(i),second:String(n+1)}));t.set(e,n+1)}}function ws({names:e,digests:t},{left:n,right:r}){let i=n.real===e[0]?[n,r]:[r,n];return t.every((e,t)=>!e||e.toLowerCase()===i[t].digest)}var Ts={get:e=>localStorage.getItem(e),set:(e,t)=>localStorage.setItem(e,t),remove:e=>localStorage.removeItem(e),keys:()=>Object.keys(localStorage)},Es=`codesim decision `,Ds=`codesim reader`,Os=class{place=ss.browser;isShared=!1;mayDecide=!0;#e=P(!0);get works(){return U(this.#e)}set works(e){F(this.#e,e,!0)}#t;#n;constructor(e,t=Ts){this.#t=e,this.#n=t}get(e){return this.#i(this.#r(e))}set(e,{sides:t,over:n,isExported:r}){let i=this.#r(e);this.#a(()=>t.length+n.length>0?this.#n.set(i,JSON.stringify([t,n,...r?[!0]:[]])):this.#n.remove(i))}others(){return[]}isSaving(){return!1}unsaved(){}get reader(){return this.#a(()=>this.#n.get(Ds))??``}set reader(e){this.#a(()=>this.#n.set(Ds,e))}elsewhere(e){return(this.#a(()=>this.#n.keys())??[]).toSorted().flatMap(t=>{let[n,r,i]=As(t)??[];if(n===void 0||n===this.#t||!r?.[1]||!i?.[1])return[];let a=e(r[0],i[0]);if(!a||t!==ks(n,a))return[];let{sides:o}=this.#i(t);return o.length===1?[[n,a,o[0]]]:[]})}watch(e,t){addEventListener(`storage`,({key:n})=>{let[r,i,a]=As(n??``)??[],o=r===this.#t?e(i[0],a[0]):void 0;o&&t(o)})}#r(e){return ks(this.#t,e)}#i(e){let t=this.#a(()=>this.#n.get(e));return t?js(t):{sides:[],over:[]}}#a(e){try{return e()}catch{this.works=!1;return}}};function ks(e,{left:t,right:n}){let[r,i]=[t,n].map(({real:e,digest:t})=>[e,t??null]).toSorted(([e],[t])=>e<t?-1:1);return Es+JSON.stringify([e,r,i])}function As(e){if(e.startsWith(Es))try{let t=JSON.parse(e.slice(17));return Array.isArray(t)&&t.length===3?t:void 0}catch{return}}function js(e){try{let[t,n,r]=JSON.parse(e);return{sides:t.flatMap(e=>{let t=ps(e);return t?[{...t,from:String(e.from)}]:[]}),over:n.flatMap(e=>ps(e)??[]),isExported:r===!0}}catch{return{sides:[],over:[]}}}var Ms=[`confirmed`,`dismissed`,`undecided`],Ns=class{#e;#t=P(0);constructor(e){this.#e=new Map(Ps(e).map(e=>[e.found,e])),this.#i(),addEventListener(`storage`,()=>this.#i()),addEventListener(`pageshow`,({persisted:e})=>e&&this.#i())}sides(e){return U(this.#t),this.#e.get(e)?.sides??[]}get places(){let e=new Map,t=[...this.#e.keys()].flatMap(e=>this.sides(e));for(let{from:n}of t)e.set(n,(e.get(n)??0)+1);return e}get disputed(){return[...this.#e.keys()].filter(e=>this.sides(e).length>1).length}ofCouples(e){return this.#a(e.flatMap(e=>e.assignments))}ofPerson(e){return this.ofCouples(e.couples)}ofAssignment(e){let t=[...this.#e.values()];return this.#a(t.filter(t=>t.assignment===e).map(({found:e})=>e))}import(e,t){let{exercise:n,entries:r}=ys(t),i={taken:0,disputed:0,unknown:0,others:0};for(let t of r){let r=this.#n(t),a=r.find(e=>Is(e,n,t));a&&this.#r(a,{...t.decision,from:e}),i[a?Ls(a)?`disputed`:`taken`:r.length>0?`others`:`unknown`]++}return Zt(this.#t),Rs(i)}#n({names:e}){let t=({left:t,right:n})=>t.real===e[0]&&n.real===e[1]||t.real===e[1]&&n.real===e[0];return[...this.#e.values()].filter(({pair:e})=>t(e))}#r(e,t){let{over:n}=e.memory.get(e.pair);e.sides=fs(e.sides,t),e.memory.set(e.pair,{sides:e.sides.filter(({from:e})=>e!==ss.report),over:n})}#i(){for(let e of this.#e.values())e.sides=Fs(e);Zt(this.#t)}#a(e){let t=e.filter(({verdict:e})=>e===`flagged`),n={flagged:t.length,confirmed:0,dismissed:0,undecided:0};for(let e of t){let t=this.sides(e);n[t.length===1?t[0].status:`undecided`]++}return n}};function Ps(e){let t=new Map(e.data.assignments.map(e=>[e.name,new Os(e.exercise??``)])),n=new Map(e.data.assignments.map(e=>[e.name,e]));return e.couples.flatMap(e=>e.assignments.map(r=>{let i=e=>e.byAssignment.get(r.assignment)?.digest??null,a={left:{real:r.left,digest:i(e.left)},right:{real:r.right,digest:i(e.right)}},[o,s]=[n.get(r.assignment),t.get(r.assignment)];return{assignment:o,found:r,pair:a,memory:s,sides:[]}}))}function Fs({found:e,pair:t,memory:n}){let{sides:r,over:i}=n.get(t),a=e.confirmed?`confirmed`:e.dismissed?`dismissed`:void 0;return!a||i.some(e=>e.status===a)?r:r.reduce(fs,[{status:a,note:``,from:ss.report}])}function Is({assignment:e,pair:t},n,r){let i=n===e.exercise;return ws(r,t)&&(i||r.digests.some(e=>e!==null))}function Ls({sides:e}){return e.length>1}function Rs(e){let{taken:t,disputed:n,unknown:r,others:i}=e;return`${[`${is(t,`decision`)} taken over`,n>0&&`${n} contradict others: decide in the reports`,r>0&&`${r} left out: the pair is not on this page`,i>0&&`${i} left out: on other code or another exercise`].filter(Boolean).join(`; `)}.`}function zs(e){return Ms.filter(t=>e[t]>0).map(t=>`${e[t]} ${t}`).join(`, `)}var Bs=W(`<pre class="svelte-1ykgvc3"> </pre>`),Vs=W(`<section class="card" aria-labelledby="made-of"><h2 id="made-of"> </h2> <p> </p> <details><summary> </summary> <!></details></section>`);function Hs(e,t){A(t,!0);let n=P(!1);var r=Vs(),i=I(r),a=R(i,!0),o=z(i,2),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=G();ai(L(t),()=>go(ho(`licences`)),null,(e,t)=>{var n=M(()=>{var[e]=U(t);return{text:e}}),r=M(()=>U(n).text),i=Bs(),a=R(i,!0);B(()=>q(a,U(r))),K(e,i)}),K(e,t)};J(d,e=>{U(n)&&e(f)}),O(c),O(r),B((e,t,n)=>{q(a,e),q(s,t),q(u,n)},[()=>Z(`licences-title`),()=>Z(`licences-text`),()=>Z(`licences-of-libraries`)]),Ir(`toggle`,c,()=>F(n,!0)),K(e,r),j()}var Us={repeated:`repeated`,"flagged-once":`flagged once`,"not-unusual":`not unusual`},Ws=class e{data;people;couples;#e;constructor(e){this.data=e,this.people=e.people.map((e,t)=>({...e,index:t,byAssignment:new Map(e.handed_in.map(e=>[e.assignment,e])),couples:[]})),this.#e=new Map(this.people.map(e=>[e.name,e])),this.couples=e.pairs.map((e,t)=>({...e,index:t,left:this.#e.get(e.left),right:this.#e.get(e.right),byAssignment:new Map(e.assignments.map(e=>[e.assignment,e]))}));for(let e of this.couples)e.left.couples.push(e),e.right.couples.push(e)}static async ofPage(){let[t]=await go(ho(`course`));if(!t)throw Error(`this file holds no course`);return[new e(t.course),t.hidden]}person(e){return this.#e.get(e)}couple(e,t){return this.couples.find(n=>n.left.name===e&&n.right.name===t)}};function Gs(e,t){return e.left===t?e.right:e.left}function Ks(e,t){let n=e.couples.flatMap(e=>{let n=e.byAssignment.get(t);return n?[{couple:e,found:n}]:[]}).toSorted((e,t)=>t.found.score-e.found.score)[0],r=e.byAssignment.get(t)?.least_expected??1/0;return n&&r>=(n.found.expected_by_chance??0)?n:void 0}var qs={flagged:`flagged`,notable:`stands out with the rest of the course`,close:`more similar than most`,plain:`handed in`,unjudged:`too small`,absent:`not handed in`},Js=3;function Ys(e){return e?e.flagged_pairs>0?`flagged`:e.stands_out?`notable`:(e.least_expected??1/0)<=Js?`close`:e.judged?`plain`:`unjudged`:`absent`}function Xs(e,t){let n=e.byAssignment.get(t);if(n&&n.verdict===`flagged`&&!n.dismissed)return`flagged`;if(n?.notable)return e.verdict===`repeated`?`notable`:`close`;let r=[e.left,e.right].map(e=>e.byAssignment.get(t));return r.some(e=>!e)?`absent`:r.every(e=>e.judged)?`plain`:`unjudged`}function Zs(e){return e.split(`/`).map(encodeURIComponent).join(`/`)}function Qs(e,t){if(e.report&&t)return`${Zs(e.report)}#/submission/${encodeURIComponent(t.submission)}`}function $s(e,t){if(!e.report||!t?.shown)return;let n=[`pair`,t.left,t.right].map(encodeURIComponent);return`${Zs(e.report)}#/${n.join(`/`)}`}var ec=W(`<a class="name"><bdi> </bdi></a>`),tc=W(`<span class="name"><bdi> </bdi></span>`),nc=W(`<td colspan="4" class="problem svelte-k5hvzo"> </td>`),rc=W(`<td class="number"> </td> <td class="number"> </td> <td class="number"> </td> <td class="number spare svelte-k5hvzo"> </td>`,1),ic=W(`<tr><td><!></td><!></tr>`),ac=W(`<div class="scroll"><table><thead><tr><th scope="col">Assignment</th><th scope="col" class="number">Submissions</th><th scope="col" class="number">Flagged</th><th scope="col" class="number">Second look</th><th scope="col" class="number spare svelte-k5hvzo">Not compared</th></tr></thead><tbody></tbody></table></div>`);function oc(e,t){A(t,!0);let n=e=>e.notices.filter(e=>!e.compared).length;var r=ac(),i=I(r),a=z(I(i));Y(a,21,()=>t.assignments,e=>e.name,(e,t)=>{var r=ic(),i=I(r),a=I(i),o=e=>{var n=ec(),r=R(I(n),!0);O(n),B((e,t)=>{X(n,`href`,e),q(r,t)},[()=>Zs(U(t).report),()=>Q(U(t).name)]),K(e,n)},s=e=>{var n=tc(),r=R(I(n),!0);O(n),B(e=>q(r,e),[()=>Q(U(t).name)]),K(e,n)};J(a,e=>{U(t).report?e(o):e(s,-1)}),O(i);var c=z(i),l=e=>{var n=nc(),r=R(n);B(e=>q(r,`could not be compared: ${e??``}`),[()=>Q(U(t).problem)]),K(e,n)},u=e=>{var r=rc(),i=L(r),a=R(i,!0),o=z(i,2),s=R(o,!0),c=z(o,2),l=R(c,!0),u=R(z(c,2),!0);B((e,t,n,r)=>{q(a,e),q(s,t),q(l,n),q(u,r)},[()=>$(U(t).submissions),()=>$(U(t).flagged_pairs),()=>$(U(t).second_look_pairs),()=>$(n(U(t)))]),K(e,r)};J(c,e=>{U(t).problem?e(l):e(u,-1)}),O(r),K(e,r)}),O(a),O(i),O(r),K(e,r),j()}var sc=W(`<p class="names svelte-1ggk4p9"> </p>`),cc=W(`<section class="card" aria-labelledby="people"><h2 id="people">Who is who</h2> <!> <!> <!></section>`),lc=W(`<li class="names svelte-1ggk4p9"> </li>`),uc=W(`<section class="card"><h2 class="name"><bdi> </bdi></h2> <details><summary> </summary> <ul></ul></details></section>`),dc=W(`<h1>Assignments</h1> <div class="stack svelte-1ggk4p9"><section class="card"><!></section> <!> <!> <!></div> <p class="small muted"> </p>`,1);function fc(e,t){A(t,!0);let n=M(()=>t.course.data.assignments.filter(e=>e.notices.length>0)),r=M(()=>t.course.people.filter(e=>e.handed_in.length===1));var i=dc(),a=z(L(i),2),o=I(a);oc(I(o),{get assignments(){return t.course.data.assignments}}),O(o);var s=z(o,2),c=e=>{var n=cc(),i=z(I(n),2),a=e=>{var t=sc(),n=R(t);B(e=>q(n,`In one assignment alone, ${U(r).length===1?`1 person`:`${U(r).length} people`}:
          ${e??``}.`),[()=>U(r).map(e=>Q(e.name)).join(`, `)]),K(e,t)};J(i,e=>{U(r).length>0&&e(a)});var o=z(i,2),s=e=>{var n=sc(),r=R(n);B(e=>q(r,`Names that differ only in case, whitespace, accents or extension, and count as different people:
          ${e??``}.`),[()=>t.course.data.not_told_apart.map(e=>Q(e)).join(`, `)]),K(e,n)};J(o,e=>{t.course.data.not_told_apart&&e(s)}),Y(z(o,2),17,()=>t.course.data.notices??[],e=>e.path,(e,t)=>{var n=sc(),r=R(n);B((e,t)=>q(r,`${e??``}: ${t??``}`),[()=>Q(U(t).path),()=>Q(U(t).reason)]),K(e,n)}),O(n),K(e,n)};J(s,e=>{(t.course.data.notices||t.course.data.not_told_apart||U(r).length>0)&&e(c)});var l=z(s,2);Y(l,17,()=>U(n),e=>e.name,(e,t)=>{var n=uc(),r=I(n),i=R(I(r),!0);O(r);var a=z(r,2),o=I(a),s=R(o,!0),c=z(o,2);Y(c,21,()=>U(t).notices,ci,(e,t)=>{var n=lc(),r=R(n);B((e,n)=>q(r,`${e??``}: ${U(t).compared?`read with warnings: `:``}${n??``}`),[()=>Q(U(t).path),()=>Q(U(t).reason)]),K(e,n)}),O(c),O(a),O(n),B((e,t)=>{q(i,e),q(s,t)},[()=>Q(U(t).name),()=>is(U(t).notices.length,`notice`)]),K(e,n)}),Hs(z(l,2),{}),O(a);var u=R(z(a,2));B(()=>q(u,`codesim ${t.course.data.codesim_version??``}`)),K(e,i),j()}var pc=W(` <a class="name"><bdi> </bdi></a>`,1),mc=W(`<p><strong> </strong> <span class="muted"> </span>: <!></p>`),hc=W(`<p>No people are connected by repeated pairs.</p>`);function gc(e,t){A(t,!0);var n=G();Y(L(n),17,()=>t.clusters,e=>e.number,(e,n)=>{var r=mc(),i=I(r),a=R(i),o=z(i,2),s=R(o);Y(z(o,2),18,()=>U(n).members,e=>e,(e,n,r)=>{ke();var i=pc(),a=L(i,!0),o=z(a),s=R(I(o),!0);O(o),B((e,t,n)=>{q(a,U(r)>0?`, `:``),X(o,`href`,e),X(o,`title`,`stands out in ${t??``}`),q(s,n)},[()=>Io(`person`,n),()=>t.course.person(n)?.stands_out??0,()=>Q(n)]),K(e,i)}),O(r),B(e=>{q(a,`Cluster ${U(n).number??``}`),q(s,`(${e??``})`)},[()=>is(U(n).repeated_pairs,`repeated pair`)]),K(e,r)},e=>{K(e,hc())}),K(e,n),j()}var _c=W(`<h1>Clusters</h1> <p>People connected by repeated pairs. Two of a cluster need not stand out themselves: a third may have worked
  with both. The clusters of single assignments are in their reports.</p> <section class="card"><!></section>`,1);function vc(e,t){A(t,!0);var n=_c(),r=z(L(n),4);gc(I(r),{get course(){return t.course},get clusters(){return t.course.data.clusters}}),O(r),K(e,n),j()}var yc=W(`<span> </span>`);function bc(e,t){var n=yc(),r=R(n,!0);B(()=>{ki(n,1,Ci(t.look===`quiet`?`muted small`:`verdict ${t.look}`),`svelte-1ijwjkc`),q(r,t.words)}),K(e,n)}function xc(e,t){A(t,!0);let n={repeated:`flagged`,"flagged-once":`look`,"not-unusual":`quiet`};bc(e,{get look(){return n[t.couple.verdict]},get words(){return Us[t.couple.verdict]}}),j()}function Sc(e,t){A(t,!0);let n=M(()=>t.found?t.decisions.sides(t.found):[]),r=M(()=>U(n)[0]?.status??`undecided`);var i=G(),a=L(i),o=e=>{{let t=M(()=>Z(`contradicting-decisions`));bc(e,{look:`disputed`,get words(){return U(t)}})}},s=e=>{{let t=M(()=>Z(`decision-${U(r)}`));bc(e,{get look(){return U(r)},get words(){return U(t)}})}},c=e=>{{let t=M(()=>Z(`decision-undecided`));bc(e,{look:`quiet`,get words(){return U(t)}})}},l=e=>{K(e,Kr(`–`))};J(a,e=>{U(n).length>1?e(o):U(r)===`undecided`?t.found?.verdict===`flagged`?e(c,2):e(l,-1):e(s,1)}),K(e,i),j()}var Cc=W(`<a class="name"><bdi> </bdi></a>`),wc=W(`<span class="name"><bdi> </bdi></span>`),Tc=W(`<tr><td><!></td><td><span></span></td><td class="number"> </td><td class="number"> </td><td><!></td><td><!></td></tr>`),Ec=W(`<h1><a class="name"><bdi> </bdi></a> – <a class="name"><bdi> </bdi></a></h1> <p><!> <!></p> <section class="card scroll"><table><thead><tr><th scope="col">Assignment</th><th scope="col"><span class="away">Sign</span></th><th scope="col" class="number">Score</th><th scope="col" class="number">Expected by chance</th><th scope="col">Verdict</th><th scope="col">Decision</th></tr></thead><tbody></tbody></table></section> <p class="small muted">An assignment that is a link opens the two side by side. “Expected by chance” in the table is of that
  assignment alone.</p>`,1);function Dc(e,t){A(t,!0);var n=Ec(),r=L(n),i=I(r),a=R(I(i),!0);O(i);var o=z(i,2),s=R(I(o),!0);O(o),O(r);var c=z(r,2),l=I(c);xc(l,{get couple(){return t.couple}});var u=z(l),d=z(u),f=e=>{var n=Kr();B((e,t)=>q(n,`Over ${e??``}, independent pairs of the course that are expected to be as
    unlikely:
    ${t??``}.`),[()=>is(t.couple.together,`assignment`),()=>as(t.couple.expected_by_chance)]),K(e,n)},p=e=>{K(e,Kr(`No assignment says how unlikely the two are.`))};J(d,e=>{t.couple.expected_by_chance===void 0?e(p,-1):e(f)}),O(c);var m=z(c,2),h=I(m),g=z(I(h));Y(g,21,()=>t.course.data.assignments,e=>e.name,(e,n)=>{let r=M(()=>t.couple.byAssignment.get(U(n).name)),i=M(()=>Xs(t.couple,U(n).name)),a=M(()=>$s(U(n),U(r)));var o=Tc(),s=I(o),c=I(s),l=e=>{var t=Cc(),r=R(I(t),!0);O(t),B(e=>{X(t,`href`,U(a)),q(r,e)},[()=>Q(U(n).name)]),K(e,t)},u=e=>{var t=wc(),r=R(I(t),!0);O(t),B(e=>q(r,e),[()=>Q(U(n).name)]),K(e,t)};J(c,e=>{U(a)?e(l):e(u,-1)}),O(s);var d=z(s),f=R(d),p=z(d),m=R(p,!0),h=z(p),g=R(h,!0),_=z(h),v=I(_),y=e=>{var t=Kr();B(()=>q(t,qs[U(i)])),K(e,t)},b=e=>{K(e,Kr(`not among the most similar`))};J(v,e=>{U(r)||U(i)!==`plain`?e(y):e(b,-1)}),O(_);var x=z(_);Sc(I(x),{get found(){return U(r)},get decisions(){return t.decisions}}),O(x),O(o),B((e,t)=>{ki(f,1,`cell ${U(i)??``}`),q(m,e),q(g,t)},[()=>U(r)?U(r).score.toFixed(3):`–`,()=>as(U(r)?.expected_by_chance??null)]),K(e,o)}),O(g),O(h),O(m),ke(2),B((e,t,n,r,c)=>{X(i,`href`,e),q(a,t),X(o,`href`,n),q(s,r),q(u,` ${c??``} `)},[()=>Io(`person`,t.couple.left.name),()=>Q(t.couple.left.name),()=>Io(`person`,t.couple.right.name),()=>Q(t.couple.right.name),()=>t.couple.flagged>0?`Flagged in ${is(t.couple.flagged,`assignment`)}.`:`Flagged in no assignment.`]),K(e,n),j()}var Oc=e=>Object.keys(e).reduce((t,n)=>{let r=e[n];return r==null?t:t+`${n}:${r};`},``),kc=(e,t)=>e[0]===t[0]&&e[1]===t[1],Ac=(e,t)=>`_`+t,jc,{min:Mc,max:Nc,abs:Pc,floor:Fc}=Math,Ic=(e,t,n)=>Nc(t,Mc(n,e)),Lc=e=>e.sort((e,t)=>e-t),Rc=setTimeout,zc=clearTimeout,Bc=typeof queueMicrotask==`function`?queueMicrotask:e=>{Promise.resolve().then(e)},Vc=()=>{let e;return[new Promise(t=>{e=t}),e]},Hc=()=>(jc??=/iP(hone|od|ad)/.test(navigator.userAgent)||navigator.platform===`MacIntel`&&navigator.maxTouchPoints>0,jc),Uc=e=>Nc(e.$getTotalSize(),e.$getViewportSize()),Wc=({$getRange:e,$findIndex:t,$getItemOffset:n,$getItemSize:r,$setItemSizes:i,$getTotalSize:a,$getLength:o,$setLength:s,$isEstimating:c},l=0)=>{let u=!!l,d=1,f=0,p=0,m=0,h=0,g=0,_=0,v=0,y=0,b=null,x=[0,u?Nc(l-1,0):-1],S=!1,C=new Set,w=()=>m-p,ee=()=>w()+g+h,te=(e,t)=>{let i=n(e),a=r(e);return v!==1&&y===0?i+a<=t:i<t&&i+a<t+f},ne=e=>{e&&(Hc()&&v!==0||b&&y===1?g+=e:h+=e)},re=e=>{let n=o();if(y===2)return n;if(e)return 0;if(b&&y===1)return Mc(b[0],n);let r=ee(),i=t(r);for(;i>0&&!te(i-1,r);)i--;for(;i<n&&te(i,r);)i++;return i};return{$dispose:()=>{C.clear()},$getStateVersion:()=>d,$getRange:(t=200)=>{let n,r;if(!S||u||_)[n,r]=x;else{let i=ee(),o=i+f;c()||(t=Nc(0,t),v!==1&&(i-=t),v!==2&&(o+=t)),[n,r]=x=!b&&(o<=0||i>=a())?[0,-1]:e(Nc(0,i),Nc(0,o)),b&&(n=Mc(n,b[0]),r=Nc(r,b[1]))}return[n,Mc(r,o()-1)]},t:re,$getItemOffset:e=>n(e)-g,$getScrollOffset:()=>m,$isScrolling:()=>v!==0,$getViewportSize:()=>f,$getStartSpacerSize:()=>p,$getTotalSize:a,o:()=>(_=h,h=0,[_,y===2]),$subscribe:(e,t)=>{let n=[e,t];return C.add(n),()=>{C.delete(n)}},$update:(t,r,c)=>{let l,x=0;switch(t){case 1:{if(c!=null&&(p=c),r===m&&y===0)break;let e=r-m,t=Pc(e),n=_&&t<Pc(_)+1;_=0,n||y!==0||(v=e<0?2:1),u=!1,m=r,x=4;let i=w();i>=-f-t&&i<=a()+t&&(x+=1,l=t>f);break}case 2:x=8,v!==0&&(h+=g,g=0,x+=1),v=0,y=0,b=null;break;case 3:if(r.length){let e=re(c),t=n(e);i(r,f),ne(n(e)-t),x=3,l=!0}break;case 4:f!==r&&(f||(S=l=!0),f=r,x=3);break;case 5:if(r!==o()){if(c){let e=a();s(r,!0),ne(a()-e),y=2}else s(r);x=1}break;case 6:ne(r),x=1;break;case 7:r!==p&&(p=r,x=1);break;case 8:y=1;break;case 9:b=e(r,r+f),x=1}x&&(d=1+(2147483647&d),C.forEach(([e,t])=>{x&e&&t(l)}))}}},Gc=(e,t,n)=>{let r=n?`unshift`:`push`;for(let n=0;n<t;n++)e[r](-1);return e},Kc=(e,t,n,r=0,i=t-1)=>{let a=r;for(;r<=i;){let t=Fc((r+i)/2);e(t)<=n?(a=t,r=t+1):i=t-1}return a},qc=(e,t,n)=>{let r=n&&n[1]||t||40,i=-1,a=0,o=!t,s=0,c=n?n[0].slice(0,e):[];Gc(c,e-c.length);let l=Gc([],e+1),u=e=>{let t=c[e];return t===-1?r:t},d=t=>{if(!e)return 0;if(i>=t)return l[t];i<0&&(l[0]=0,i=0);let n=i,r=l[n];for(;n<t;)r+=u(n),l[++n]=r;return i=t,r};return{$getRange:(t,n)=>{let r,i;return s=Ic(s,0,e-1),d(s)<=t?(i=Kc(d,e,n,s),r=Kc(d,e,t,s,i)):(r=Kc(d,e,t,void 0,s),i=Kc(d,e,n,r)),s=r,[r,i]},$findIndex:t=>Kc(d,e,t),$getItemOffset:d,$getItemSize:u,$isSizeEqual:(e,t=-1)=>c[e]===t,$setItemSizes:(e,t)=>{for(let[t,n]of e)a+=c[t]===-1?n:n-u(t),c[t]=n,i=Mc(t,i);if(o&&t&&a>t){let e=Lc(c.filter(e=>e!==-1&&e));i=-1;let t=e.length,n=t/2|0;r=t%2==0?(e[n-1]+e[n])/2:e[n],o=!1}},$getTotalSize:()=>d(e),$getLength:()=>e,$setLength:(t,n)=>{let r=t-e;i=n?-1:Mc(t-1,i),e=t,r>=0?(Gc(l,r),Gc(c,r,n)):(l.splice(r),c.splice(n?0:r,-r))},$isEstimating:()=>o,$snapshot:()=>[c.slice(),r]}},Jc=e=>{let t,n,r=null;return{l(i){t||=(n=i.ownerDocument.defaultView,new n.ResizeObserver(t=>{r=t,e(t),r=null})),r&&!r.some(e=>e.target.contains(i))?n.requestAnimationFrame(()=>{i.isConnected&&t.observe(i)}):t.observe(i)},i(e){t.unobserve(e)},u(){t&&t.disconnect()}}},Yc=(e,t,n,r,i,a,o,s)=>{let c,l,u=!1,d=!1,f=!1,p=!1,m=i?`scrollLeft`:`scrollTop`,h=i?`left`:`top`,g=e=>a?-e:e,_=()=>g(r[m]),v=(e,t)=>{r.scrollTo({[h]:e,behavior:t?`smooth`:`instant`})},y=()=>{u||d?(u=!1,b()):(f=!1,e.$update(2))},b=()=>{zc(l),l=Rc(y,150)},x=()=>{u=!1,f&&(p=!0),e.$update(1,_(),s&&s()),b()},S=t=>{e.$isScrolling()&&!t.ctrlKey&&(i?t.deltaX:t.deltaY)&&(u=!0)},C=()=>{d=!0,f=p=!1},w=()=>{d=!1,Hc()&&(f=!0)};return n.addEventListener(`scroll`,x),n.addEventListener(`wheel`,S,{passive:!0}),n.addEventListener(`touchstart`,C,{passive:!0}),n.addEventListener(`touchend`,w,{passive:!0}),n.addEventListener(`touchcancel`,w,{passive:!0}),{$:()=>{_()===e.$getScrollOffset()?s&&e.$update(7,s()):x()},u:()=>{n.removeEventListener(`scroll`,x),n.removeEventListener(`wheel`,S),n.removeEventListener(`touchstart`,C),n.removeEventListener(`touchend`,w),n.removeEventListener(`touchcancel`,w),zc(l)},p:()=>{let[t,n]=e.o();if(t){p&&o&&o(),p=!1;let i=e.$getScrollOffset(),a=i+t,s=e.$getStartSpacerSize()+e.$getTotalSize()-e.$getViewportSize();a<=0||a>=s||i>=s?v(g(a)):r.scrollBy({[h]:g(t),behavior:`instant`}),n&&(c&&c(),e.$getViewportSize()>e.$getTotalSize()&&e.$update(1,_()))}return n},m:(n,r,i=v)=>{let a,o,s;c&&c();let l=c=()=>{a=!0,zc(o),s&&s()},u=()=>{if(!a){if(e.$getViewportSize()&&(zc(o),o=Rc(l,150)),r){for(let[n,r]=e.$getRange(0);n<=r;n++)if(t.$isSizeEqual(n))return;l()}e.$update(8),i(g(n()),r)}};if(r&&e.$update(9,n()),!a){let t;s=e.$subscribe(2,()=>{t||(t=!0,Bc(()=>{t=!1,u()}))}),u()}}}},Xc=(e,t,n)=>{let r,i,a=Vc(),o=0,s=new Map,c=new WeakMap,l=Jc(a=>{let o=[],l=[];for(let{target:u,contentRect:{width:d,height:f}}of a)if(u===r)(d||f)&&(i.$(),e.$update(4,n?d:f));else if(u.offsetParent){let e=s.get(u),r=c.get(u);c.set(u,e);let i=n?d:f;e==null||t.$isSizeEqual(e,i)||(r!=null&&r!==e?l:o).push([e,i])}e.$update(3,l,!0),e.$update(3,o)});return{$observe(o,s=o.parentElement){l.l(r=s),i=Yc(e,t,s,s,n,n&&getComputedStyle(s).direction===`rtl`,()=>{let e=n?`overflowX`:`overflowY`,t=s.style,r=t[e];t[e]=`hidden`,Rc(()=>{t[e]=r})}),a[1](!0)},$dispose(){l.u(),i&&i.u(),a[1](!1),a=Vc()},$observeItem:(e,t)=>(s.set(e,t),l.l(e),()=>{s.delete(e),l.i(e)}),async $scroll(n,{align:r,smooth:o,offset:s=0}={}){if(n!=null&&(n=Ic(n,0,t.$getLength()-1),r===`nearest`)){let i=e.$getItemOffset(n),a=e.$getScrollOffset()-e.$getStartSpacerSize();if(i<a)r=`start`;else{if(!(i+t.$getItemSize(n)>a+e.$getViewportSize()))return;r=`end`}}await a[0]&&i.m(()=>n==null?s:s+e.$getStartSpacerSize()+e.$getItemOffset(n)+(r===`end`?t.$getItemSize(n)-e.$getViewportSize():r===`center`?(t.$getItemSize(n)-e.$getViewportSize())/2:0),o)},$effect(){let e=i&&i.p();o!==(o=t.$getLength())&&e&&s.forEach((e,t)=>{l.i(t),l.l(t)})}}};function Zc(e,t){A(t,!0);let n=ua(t,`as`,3,`div`),r,i,a;wn(()=>{a!==t.index&&(i&&i(),i=t.resizer(r,a=t.index))}),fa(()=>{i&&i()});let o=M(()=>{let e={contain:`layout style`,position:t.hide&&t.isSSR?void 0:`absolute`,[t.horizontal?`height`:`width`]:`100%`,[t.horizontal?`top`:`left`]:`0px`,[t.horizontal?`inset-inline-start`:`top`]:t.offset+`px`,visibility:!t.hide||t.isSSR?void 0:`hidden`,...t.itemProps?.style};return t.horizontal&&(e.display=`inline-flex`),Oc(e)}),s=M(()=>{if(!t.itemProps)return;let{style:e,...n}=t.itemProps;return n});var c=G();vi(L(c),n,!1,(e,n)=>{ra(e,e=>r=e,()=>r),Qi(e,()=>({style:U(o),...U(s)}));var i=G();_i(L(i),()=>t.children,()=>t.item,()=>t.index),K(n,i)}),K(e,c),j()}function Qc(e,t){A(t,!0);let n=ua(t,`getKey`,3,Ac),r=ua(t,`as`,3,`div`),i=ua(t,`shift`,3,!1),a=ua(t,`horizontal`,3,!1),o=ua(t,`startMargin`,3,0),s=qc(t.data.length,t.itemSize,t.cache),c=Wc(s,t.ssrCount),l=Xc(c,s,a());c.$subscribe(1,()=>{F(f,c.$getStateVersion(),!0)}),c.$subscribe(4,()=>{t.onscroll&&t.onscroll(c.$getScrollOffset())}),c.$subscribe(8,()=>{t.onscrollend&&t.onscrollend()}),c.$subscribe(2,()=>{t.onresize&&t.onresize()});let u=P(!!t.ssrCount),d=P(void 0),f=P(en(c.$getStateVersion())),p,m=M(()=>{U(f);let e=c.$getRange(t.bufferSize);return p&&kc(p,e)?p:p=e}),h=M(()=>U(f)&&c.$isScrolling()),g=M(()=>U(f)&&c.$getTotalSize()),_=M(()=>{let e=U(f)&&Mc(t.data.length,s.$getLength()),[n,r]=U(m),i=[];if(t.keepMounted){let a=new Set(t.keepMounted);for(let e=n;e<=r;e++)a.add(e);for(let t of Lc([...a]))t<e&&i.push(t)}else for(let t=n;t<=r;t++)t<e&&i.push(t);return i});da(()=>{F(u,!1);let e=!1,n=U(d);return gr().then(()=>{e||l.$observe(n,t.scrollRef)}),()=>{e=!0}}),fa(()=>{c.$dispose(),l.$dispose()}),En(()=>{c.$update(5,t.data.length,i())}),En(()=>{c.$update(7,o())});let v;wn(()=>{v!==U(f)&&(v=U(f),l.$effect())});let y=s.$snapshot,b=c.$getScrollOffset,x=()=>Uc(c),S=c.$getViewportSize,C=e=>s.$findIndex(e-c.$getStartSpacerSize()),w=c.$getItemOffset,ee=s.$getItemSize,te=l.$scroll,ne=e=>l.$scroll(void 0,{offset:e}),re=e=>l.$scroll(void 0,{offset:e+c.$getScrollOffset()}),ie=M(()=>Oc({contain:`size style`,"overflow-anchor":`none`,flex:`none`,position:`relative`,width:a()?U(g)+`px`:`100%`,height:a()?`100%`:U(g)+`px`,"pointer-events":U(h)?`none`:void 0}));var ae={getCache:y,getScrollOffset:b,getScrollSize:x,getViewportSize:S,findItemIndex:C,getItemOffset:w,getItemSize:ee,scrollToIndex:te,scrollTo:ne,scrollBy:re},oe=G();return vi(L(oe),r,!1,(e,r)=>{ra(e,e=>F(d,e,!0),()=>U(d)),Qi(e,()=>({style:U(ie)}));var i=G();Y(L(i),17,()=>U(_),e=>n()(t.data[e],e),(e,n)=>{let r=M(()=>t.data[U(n)]);{let i=M(()=>U(f)&&c.$getItemOffset(U(n))),o=M(()=>U(f)&&s.$isSizeEqual(U(n))),d=M(()=>t.itemProps?.({item:U(r),index:U(n)}));Zc(e,{get children(){return t.children},get item(){return U(r)},get index(){return U(n)},get as(){return t.item},get offset(){return U(i)},get hide(){return U(o)},get horizontal(){return a()},get isSSR(){return U(u)},get resizer(){return l.$observeItem},get itemProps(){return U(d)}})}}),K(r,i)}),K(e,oe),j(ae)}var $c=new Set([`$$slots`,`$$events`,`$$legacy`,`data`,`getKey`,`bufferSize`,`itemSize`,`ssrCount`,`shift`,`horizontal`,`keepMounted`,`cache`,`itemProps`,`children`,`onscroll`,`onscrollend`,`onresize`]),el=W(`<div><!></div>`);function tl(e,t){A(t,!0);let n=la(t,$c),r=P(void 0),i=()=>U(r).getCache(),a=()=>U(r).getScrollOffset(),o=()=>U(r).getScrollSize(),s=()=>U(r).getViewportSize(),c=(...e)=>U(r).findItemIndex(...e),l=(...e)=>U(r).getItemOffset(...e),u=(...e)=>U(r).getItemSize(...e),d=(...e)=>U(r).scrollToIndex(...e),f=(...e)=>U(r).scrollTo(...e),p=(...e)=>U(r).scrollBy(...e),m=Oc({display:`block`,[t.horizontal?`overflow-x`:`overflow-y`]:`auto`,contain:`strict`,width:`100%`,height:`100%`});var h={getCache:i,getScrollOffset:a,getScrollSize:o,getViewportSize:s,findItemIndex:c,getItemOffset:l,getItemSize:u,scrollToIndex:d,scrollTo:f,scrollBy:p},g=el();return Qi(g,()=>({...n,style:`${m??``} ${(t.style||``)??``}`})),ra(Qc(I(g),{get data(){return t.data},get children(){return t.children},get getKey(){return t.getKey},get bufferSize(){return t.bufferSize},get itemSize(){return t.itemSize},get ssrCount(){return t.ssrCount},get shift(){return t.shift},get horizontal(){return t.horizontal},get keepMounted(){return t.keepMounted},get cache(){return t.cache},get itemProps(){return t.itemProps},get onscroll(){return t.onscroll},get onscrollend(){return t.onscrollend},get onresize(){return t.onresize}}),e=>F(r,e,!0),()=>U(r)),O(g),K(e,g),j(h)}var nl=`input:not([type=checkbox]), textarea, select, [contenteditable]`;function rl(e){return e.isComposing||e.target instanceof Element&&il(e.target,`${nl}, dialog`)}function il(e,t){return e.closest(t)!==null}var al=W(`<span role="cell"><!></span>`),ol=W(`<div class="row svelte-1or78cb" role="row"></div>`),sl=W(`<span class="title svelte-1or78cb"> </span>`),cl=W(`<button class="svelte-1or78cb"> <span class="arrow svelte-1or78cb" aria-hidden="true"> </span></button>`),ll=W(`<span role="columnheader"><!></span>`),ul=W(`<p class="svelte-1or78cb"> </p>`),dl=W(`<!> <!>`,1),fl=W(`<div role="table"><div role="rowgroup"><div class="row head svelte-1or78cb" role="row" aria-rowindex="1"></div></div> <div role="rowgroup"><!></div></div>`);function pl(e,t){A(t,!0);let n=(e,n=d,r=d)=>{var i=ol();Y(i,23,()=>t.columns,e=>e.id,(e,r,i,a)=>{var o=G(),s=L(o),c=e=>{let a=M(()=>t.columns[U(i)+1]?.joined);var o=al();let s;var c=I(o),l=e=>{var t=Kr();B(e=>q(t,e),[()=>U(r).text(n())]),K(e,t)},u=e=>{var i=G();_i(L(i),()=>t.cell,n,()=>U(r)),K(e,i)};J(c,e=>{U(r).text?e(l):e(u,-1)}),O(o),B(()=>{X(o,`aria-colspan`,U(a)?2:void 0),s=ki(o,1,Ci(U(r).room),`svelte-1or78cb`,s,{number:U(r).text,double:U(a)})}),K(e,o)};J(s,e=>{U(r).joined||e(c)}),K(e,o)}),O(i),B(()=>{X(i,`aria-rowindex`,r()+2),X(i,`data-row`,r())}),K(e,i)},r=ua(t,`height`,3,36),i=ua(t,`order`,3,``),a=ua(t,`below`,3,50),o={style:{visibility:`visible`}},s=2e3,c=P(!1),l,u=M(()=>Fo.query.sort??i()),f=(e,t)=>e.map(e=>t&&e.narrow||e.width).join(` `),p=M(()=>t.columns.filter(e=>e.room!==`wide`)),m=M(()=>U(p).filter(e=>e.room!==`spare`)),h=M(()=>U(m).filter(e=>e.room!==`least`));function g({id:e}){return U(u)===e?`ascending`:U(u)===`-${e}`?`descending`:`none`}function _(e){let t=g(e),n=t===`none`?e.descending:t===`ascending`;Fo.set({sort:`${n?`-`:``}${e.id}`,row:null})}let v=P(190);wn(()=>{let e=new ResizeObserver(()=>F(v,Math.ceil(l.getBoundingClientRect().top+scrollY),!0));return e.observe(document.body),()=>e.disconnect()}),wn(()=>{if(t.rows,Fo.moves,U(c))return;let e=yr(()=>Number(Fo.query.row??0));l.firstElementChild.scrollTop=e*r()});function y(){if(!l.isConnected||U(c))return;let e=Math.round(l.firstElementChild.scrollTop/r());Fo.set({row:e>0?String(e):null})}let b=P(void 0),x=M(()=>U(b)?t.rows.findIndex(({index:e})=>e===U(b).index):-1);async function S(e){let n=Math.min(t.rows.length-1,Math.max(0,e));F(b,t.rows[n]),await gr();let r=l.querySelector(`[data-row="${n}"]`),i=r?.querySelector(`a`);return r?.scrollIntoView({block:`nearest`}),i?.focus({preventScroll:!0}),i??void 0}function C(e){let t=l.firstElementChild,n=Math.ceil(t.scrollTop/r());S(U(x)<0?n+e-Math.sign(e):U(x)+e)}let w=()=>Math.max(1,Math.floor(l.clientHeight/r())-1),ee={ArrowDown:()=>C(1),ArrowUp:()=>C(-1),PageDown:()=>C(w()),PageUp:()=>C(-w()),Home:()=>void S(0),End:()=>void S(t.rows.length-1)};function te(e){let n=e.target,r=il(n,`input[type=search]`)&&/Down$/.test(e.key);if(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey||e.defaultPrevented||il(n,`[role=tab], [role=separator], [popover], [role=region]`)||rl(e)&&!r)return;let i=ee[e.key];i&&t.rows.length!==0&&(e.preventDefault(),i())}function ne(e){let n=e.target.closest(`[data-row]`);n&&F(b,t.rows[Number(n.getAttribute(`data-row`))])}var re={reach:S,step:C},ie=fl();Ir(`keydown`,rn,te),Ir(`beforeprint`,rn,()=>Ft(()=>F(c,!0))),Ir(`afterprint`,rn,()=>F(c,!1));let ae,oe;var se=I(ie),ce=I(se);Y(ce,21,()=>t.columns,e=>e.id,(e,t)=>{let n=M(()=>g(U(t)));var r=ll();let i;var a=I(r),o=e=>{var n=sl(),r=R(n,!0);B(()=>{X(n,`title`,U(t).meaning),q(r,U(t).title)}),K(e,n)},s=e=>{var r=cl(),i=I(r,!0),a=R(z(i),!0);O(r),B(()=>{X(r,`title`,U(t).meaning),q(i,U(t).title),q(a,U(n)===`ascending`?`▲`:U(n)===`descending`?`▼`:``)}),Lr(`click`,r,()=>_(U(t))),K(e,r)};J(a,e=>{U(t).unsorted?e(o):e(s,-1)}),O(r),B(()=>{X(r,`aria-sort`,U(t).unsorted?void 0:U(n)),i=ki(r,1,Ci(U(t).room),`svelte-1or78cb`,i,{number:U(t).text})}),K(e,r)}),O(ce),O(se);var le=z(se,2);let ue;var de=I(le),fe=e=>{var r=dl(),i=L(r);Y(i,19,()=>t.rows.slice(0,s),e=>e.index,(e,t,r)=>{n(e,()=>U(t),()=>U(r))});var a=z(i,2),o=e=>{var n=ul(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`table-printed`,{printed:s,all:t.rows.length})]),K(e,n)};J(a,e=>{t.rows.length>s&&e(o)}),K(e,r)},pe=e=>{{let i=M(()=>U(x)<0?[]:[U(x)]);tl(e,{get data(){return t.rows},getKey:e=>e.index,get itemSize(){return r()},onscrollend:y,get keepMounted(){return U(i)},itemProps:()=>o,role:`presentation`,get children(){return n}})}};return J(de,e=>{U(c)?e(fe):e(pe,-1)}),O(le),ra(le,e=>l=e,()=>l),O(ie),B((e,n,i,o)=>{ae=ki(ie,1,`rows card svelte-1or78cb`,null,ae,{dense:r()<36}),X(ie,`aria-label`,t.label),X(ie,`aria-rowcount`,t.rows.length+1),oe=ji(ie,``,oe,{"--height":`${r()??``}px`,"--all":e,"--usual":n,"--fewer":i,"--least":o}),ue=ji(le,``,ue,{height:U(c)?null:`min(${t.rows.length*r()+2}px, max(12rem, calc(100vh - ${U(v)+a()}px)))`})},[()=>f(t.columns,!1),()=>f(U(p),!1),()=>f(U(m),!1),()=>f(U(h),!0)]),Lr(`focusin`,le,ne),Ir(`click`,le,y,!0),K(e,ie),j(re)}Rr([`click`,`focusin`]);function ml(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase()}var hl=W(`<a><bdi class="svelte-hg8ka6"> </bdi><span class="svelte-hg8ka6"></span><bdi class="svelte-hg8ka6"> </bdi></a>`);function gl(e,t){A(t,!0);let n=ua(t,`line`,3,!1),r=M(()=>[Q(t.couple.left.name),Q(t.couple.right.name)]),i=M(()=>g(U(r),2)),a=M(()=>U(i)[0]),o=M(()=>U(i)[1]);var s=hl(),c=I(s),l=R(c,!0),u=z(c);u.textContent=` – `;var d=R(z(u),!0);O(s),B(e=>{ki(s,1,Ci(n()?`line`:`name`),`svelte-hg8ka6`),X(s,`href`,e),X(s,`title`,`${U(a)??``} – ${U(o)??``}`),q(l,U(a)),q(d,U(o))},[()=>Io(`pair`,t.couple.left.name,t.couple.right.name)]),K(e,s),j()}var _l=W(`<a></a>`),vl=W(`<span role="img"></span>`),yl=W(`<span class="strip svelte-16fr9dx" role="group"></span>`);function bl(e,t){A(t,!0);function n(e){let n=t.chance(e),r=n===void 0?``:`, ${as(n)} expected by chance`;return`${Q(e.name)}: ${qs[t.sign(e)]}${r}`}var r=yl();Y(r,21,()=>t.assignments,e=>e.name,(e,r)=>{let i=M(()=>t.address(U(r)));var a=G(),o=L(a),s=e=>{var a=_l();B((e,t,n)=>{ki(a,1,`cell ${e??``}`,`svelte-16fr9dx`),X(a,`href`,U(i)),X(a,`title`,t),X(a,`aria-label`,n)},[()=>t.sign(U(r)),()=>n(U(r)),()=>n(U(r))]),K(e,a)},c=e=>{var i=vl();B((e,t,n)=>{ki(i,1,`cell ${e??``}`,`svelte-16fr9dx`),X(i,`title`,t),X(i,`aria-label`,n)},[()=>t.sign(U(r)),()=>n(U(r)),()=>n(U(r))]),K(e,i)};J(o,e=>{U(i)?e(s):e(c,-1)}),K(e,a)}),O(r),B(()=>X(r,`aria-label`,t.label)),K(e,r),j()}function xl(e,t){A(t,!0);let n=e=>t.couple.byAssignment.get(e);{let r=M(()=>Q(t.couple.left.name)),i=M(()=>Q(t.couple.right.name));bl(e,{get assignments(){return t.course.data.assignments},sign:e=>Xs(t.couple,e.name),chance:e=>n(e.name)?.expected_by_chance,address:e=>$s(e,n(e.name)),get label(){return`assignments of ${U(r)??``} and ${U(i)??``}`}})}j()}var Sl=W(`<span class="key svelte-ogewgo"><span></span> </span>`),Cl=W(`<a class="name"> </a>`),wl=W(`<span class="name"> </span>`),Tl=W(` <!>`,1),El=W(`<div class="legend small muted svelte-ogewgo"><p class="svelte-ogewgo"></p> <p class="svelte-ogewgo">From left to right: <!>.</p></div>`);function Dl(e,t){A(t,!0);let n=Object.entries(qs);var r=El(),i=I(r);Y(i,21,()=>n,([e,t])=>e,(e,t)=>{var n=M(()=>g(U(t),2));let r=()=>U(n)[0],i=()=>U(n)[1];var a=Sl(),o=I(a),s=z(o);O(a),B(()=>{ki(o,1,`cell ${r()??``}`,`svelte-ogewgo`),q(s,` ${i()??``}`)}),K(e,a)}),O(i);var a=z(i,2);Y(z(I(a)),19,()=>t.assignments,e=>e.name,(e,t,n)=>{ke();var r=Tl(),i=L(r,!0),a=z(i),o=e=>{var n=Cl(),r=R(n,!0);B((e,t)=>{X(n,`href`,e),q(r,t)},[()=>Zs(U(t).report),()=>Q(U(t).name)]),K(e,n)},s=e=>{var n=wl(),r=R(n,!0);B(e=>q(r,e),[()=>Q(U(t).name)]),K(e,n)};J(a,e=>{U(t).report?e(o):e(s,-1)}),B(()=>q(i,U(n)>0?`, `:``)),K(e,r)}),ke(),O(a),O(r),K(e,r),j()}var Ol=W(`<div class="tools no-print svelte-c37bz"><label>Search <input type="search" placeholder="names"/></label> <!></div>`);function kl(e,t){A(t,!0);var n=Ol(),r=I(n),i=z(I(r));Yi(i),O(r),_i(z(r,2),()=>t.children),O(n),B(()=>Xi(i,Fo.query.search??``)),Lr(`input`,i,e=>Fo.set({search:e.currentTarget.value,row:null})),K(e,n),j()}Rr([`input`]);var Al=W(`<span role="status"> </span>`),jl=W(`<h1>Pairs of people</h1> <!> <!> <!>`,1);function Ml(e,t){A(t,!0);let n=e=>t.decisions.ofCouples([e]),r=M(()=>`${Math.min(t.course.data.assignments.length,20)*24+8}px`),i=M(()=>Math.max(40,Math.ceil(t.course.data.assignments.length/20)*24+4)),a=M(()=>[{id:`rank`,title:`#`,meaning:`what needs a person’s time most first`,width:`3rem`,narrow:`2.2rem`,text:e=>`${e.rank}`},{id:`pair`,title:`Pair`,meaning:`names of the two people`,width:`minmax(6rem, 1fr)`},{id:`strip`,title:`Assignments`,meaning:`what the two are in each assignment`,width:U(r)},{id:`flagged`,title:`Flagged in`,meaning:`assignments in which the two are flagged, of those that say something of them`,width:`6rem`,descending:!0,text:e=>`${e.flagged} of ${Math.max(e.together,e.flagged)}`,room:`least`},{id:`chance`,title:`Expected by chance`,meaning:`independent pairs of the course that are expected to be as unlikely over all their assignments`,width:`7.5rem`,text:e=>as(e.expected_by_chance??null),room:`spare`},{id:`verdict`,title:`Verdict`,meaning:`what codesim makes of the two`,width:`8rem`,room:`least`},...Ms.map(e=>({id:e,title:`${e[0].toUpperCase()}${e.slice(1)}`,meaning:`flagged pairs in single assignments that are ${e}`,width:`5.3rem`,descending:!0,text:t=>n(t).flagged>0?`${n(t)[e]}`:`–`,room:`spare`}))]),o={rank:e=>e.rank,pair:e=>e.left.name,strip:e=>e.assignments.filter(e=>e.notable).length,flagged:e=>e.flagged,chance:e=>e.expected_by_chance??1/0,verdict:e=>e.rank,confirmed:e=>n(e).confirmed,dismissed:e=>n(e).dismissed,undecided:e=>n(e).undecided},s=M(()=>ml(Fo.query.search??``).split(/\s+/).filter(Boolean)),c=M(()=>Fo.query.sort??``),l=M(()=>f(t.course.couples.filter(u),U(c)));function u({left:e,right:t}){let n=[e,t].map(({name:e})=>ml(`${e}\n${Q(e)}`));return U(s).every(e=>n.some(t=>t.includes(e)))}function f(e,t){let n=o[t.replace(/^-/,``)];if(!n)return e;let r=t.startsWith(`-`)?-1:1;return e.toSorted((e,t)=>n(e)<n(t)?-r:n(e)>n(t)?r:0)}var p=jl(),m=z(L(p),2);kl(m,{children:(e,t)=>{var n=Al(),r=R(n,!0);B(e=>q(r,e),[()=>is(U(l).length,`pair`)]),K(e,n)},$$slots:{default:!0}});var h=z(m,2);pl(h,{label:`Pairs of people`,get columns(){return U(a)},get rows(){return U(l)},get height(){return U(i)},order:`rank`,cell:(e,n=d,r=d)=>{var i=G(),a=L(i),o=e=>{gl(e,{get couple(){return n()},line:!0})},s=e=>{xl(e,{get course(){return t.course},get couple(){return n()}})},c=e=>{xc(e,{get couple(){return n()}})};J(a,e=>{r().id===`pair`?e(o):r().id===`strip`?e(s,1):e(c,-1)}),K(e,i)},$$slots:{cell:!0}}),Dl(z(h,2),{get assignments(){return t.course.data.assignments}}),K(e,p),j()}var Nl=W(`<p> <!></p> <p class="name"> </p>`,1);function Pl(e,t){A(t,!0);let n=M(()=>t.decisions.ofCouples(t.course.couples)),r=M(()=>[`Of ${is(U(n).flagged,`flagged pair`)} in single assignments`,`${$(U(n).confirmed)} ${U(n).confirmed===1?`is`:`are`} confirmed`,`${$(U(n).dismissed)} dismissed and ${$(U(n).undecided)} undecided.`].join(`, `)),i=M(()=>t.decisions.places),a=e=>$(U(i).get(e)??0),o=M(()=>[...U(i).keys()].filter(e=>!Object.values(ss).includes(e))),s=M(()=>[`${a(ss.report)} that the run was given`,`${a(ss.browser)} that were made in this browser`,...U(o).map(e=>`${a(e)} from ${Q(e)}`)]);var c=Nl(),l=L(c),u=I(l),d=z(u),f=e=>{var n=Kr();B(e=>q(n,`On ${e??``}, decisions contradict each other: none holds before somebody
    decides in the report.`),[()=>is(t.decisions.disputed,`pair`)]),K(e,n)};J(d,e=>{t.decisions.disputed>0&&e(f)}),O(l);var p=R(z(l,2));B(e=>{q(u,`${U(r)??``} `),q(p,`This page knows of ${e??``}.`)},[()=>new Intl.ListFormat(`en`).format(U(s))]),K(e,c),j()}var Fl=W(`<p class="name"> </p>`),Il=W(`<a class="name"><bdi> </bdi></a>`),Ll=W(`<span class="name"><bdi> </bdi></span>`),Rl=W(`<tr><td><!></td><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td></tr>`),zl=W(`<h1>Decisions</h1> <!> <p>Chrome and Edge show here what you decide in the reports beside this page. Firefox does not, for files on a
  disk: export your decisions there, and import the files here. Verdicts stay those of the run: they change
  when the next run is given the files, with <code>--decisions</code> or in <code>codesim.toml</code>.</p> <form class="tools no-print svelte-1nsxzbd"><label>Import files of decisions <input type="file" accept="application/json,.json" multiple=""/></label></form> <div role="status"></div> <section class="card scroll" aria-label="Flagged pairs by assignment"><table><thead><tr><th scope="col">Assignment</th><th scope="col" class="number">Flagged</th><th scope="col" class="number">Confirmed</th><th scope="col" class="number">Dismissed</th><th scope="col" class="number">Undecided</th></tr></thead><tbody></tbody></table></section>`,1);function Bl(e,t){A(t,!0);let n=P(en([])),r=M(()=>t.course.data.assignments.filter(e=>!e.problem));async function i(e){let{form:t,files:r}=e.currentTarget;F(n,await Promise.all([...r??[]].map(a)),!0),t?.reset()}async function a(e){try{return`${e.name}: ${t.decisions.import(e.name,await e.text())}`}catch(t){let n=t instanceof Error?t.message:String(t);return Z(`decisions-not-imported`,{file:e.name,reason:n})}}var o=zl(),s=z(L(o),2);Pl(s,{get course(){return t.course},get decisions(){return t.decisions}});var c=z(s,4),l=I(c),u=z(I(l));O(l),O(c);var d=z(c,2);Y(d,21,()=>U(n),ci,(e,t)=>{var n=Fl(),r=R(n,!0);B(e=>q(r,e),[()=>Q(U(t))]),K(e,n)}),O(d);var f=z(d,2),p=I(f),m=z(I(p));Y(m,21,()=>U(r),e=>e.name,(e,n)=>{let r=M(()=>t.decisions.ofAssignment(U(n)));var i=Rl(),a=I(i),o=I(a),s=e=>{var t=Il(),r=R(I(t),!0);O(t),B((e,n)=>{X(t,`href`,`${e??``}#/decisions`),q(r,n)},[()=>Zs(U(n).report),()=>Q(U(n).name)]),K(e,t)},c=e=>{var t=Ll(),r=R(I(t),!0);O(t),B(e=>q(r,e),[()=>Q(U(n).name)]),K(e,t)};J(o,e=>{U(n).report?e(s):e(c,-1)}),O(a);var l=z(a),u=R(l,!0),d=z(l),f=R(d,!0),p=z(d),m=R(p,!0),h=R(z(p),!0);O(i),B((e,t,n,r)=>{q(u,e),q(f,t),q(m,n),q(h,r)},[()=>$(U(r).flagged),()=>$(U(r).confirmed),()=>$(U(r).dismissed),()=>$(U(r).undecided)]),K(e,i)}),O(m),O(p),O(f),Ir(`submit`,c,e=>e.preventDefault()),Lr(`change`,u,i),K(e,o),j()}Rr([`change`]);function Vl(e,t){A(t,!0);{let n=M(()=>Q(t.person.name));bl(e,{get assignments(){return t.course.data.assignments},sign:e=>Ys(t.person.byAssignment.get(e.name)),chance:e=>t.person.byAssignment.get(e.name)?.least_expected,address:e=>Qs(e,t.person.byAssignment.get(e.name)),get label(){return`assignments of ${U(n)??``}`}})}j()}var Hl=W(`<p class="lost svelte-390kgq"> </p>`),Ul=W(`<tr><td><!></td><td><!></td><td class="number spare svelte-390kgq"> </td><td class="number"> </td><td><!></td></tr>`),Wl=W(`<div class="scroll"><table><thead><tr><th scope="col">Pair</th><th scope="col">Assignments</th><th scope="col" class="number spare svelte-390kgq">Flagged in</th><th scope="col" class="number">Expected by chance</th><th scope="col">Verdict</th></tr></thead><tbody></tbody></table></div> <!> <p class="more svelte-390kgq"><a> </a></p>`,1),Gl=W(`<p>No two people share anything that is long enough to count.</p>`),Kl=W(`<tr><td><a class="name"><bdi> </bdi></a></td><td><!></td><td class="track svelte-390kgq"> </td></tr>`),ql=W(`<div class="scroll"><table><thead><tr><th scope="col">Person</th><th scope="col">Assignments</th><th scope="col">In</th></tr></thead><tbody></tbody></table></div>`),Jl=W(`<p>Nobody stands out.</p>`),Yl=W(`<p class="more svelte-390kgq"><a> </a></p>`),Xl=W(`<h1> <span class="muted"> </span></h1> <!> <div class="grid svelte-390kgq"><section class="card wide svelte-390kgq" aria-labelledby="top"><h2 id="top">Pairs that stand out over the course</h2> <!></section> <section class="card" aria-labelledby="often"><h2 id="often">Who stands out in many assignments</h2> <!> <p class="more svelte-390kgq"><a> </a></p></section> <section class="card" aria-labelledby="clusters"><h2 id="clusters">Clusters</h2> <!> <!></section> <section class="card wide svelte-390kgq" aria-labelledby="decisions"><h2 id="decisions">Decisions</h2> <!> <p class="more svelte-390kgq"><a>Decisions by assignment, and import</a></p></section> <section class="card wide svelte-390kgq" aria-labelledby="assignments"><h2 id="assignments">Assignments</h2> <!></section> <section class="card wide svelte-390kgq" aria-labelledby="reading"><h2 id="reading">How to read this</h2> <p>A pair is <strong>repeated</strong> if it is flagged in two assignments or more, or if its assignments
      together are so unlikely that at most 0.2 independent pairs of the course are expected to be as
      unlikely, and that does not come from one assignment alone. <strong>Expected by chance</strong> is that number.</p> <p>It takes the assignments of independent people to have nothing in common. Two who always work in one
      way, or learnt from one tutor, may be more similar than others in every assignment. Read the code before
      you judge.</p></section></div>`,1);function Zl(e,t){A(t,!0);let n=M(()=>t.course.data),r=M(()=>U(n).assignments.filter(e=>!e.problem)),i=M(()=>U(n).assignments.filter(e=>e.problem)),a=M(()=>t.course.people.filter(e=>e.stands_out>0).sort((e,t)=>t.stands_out-e.stands_out));var o=Xl(),s=L(o),c=I(s),l=R(z(c));O(s);var u=z(s,2),d=e=>{var t=Hl(),n=R(t);B(e=>q(n,`Could not be compared: ${e??``}.`),[()=>U(i).map(e=>`${Q(e.name)} (${Q(e.problem)})`).join(`, `)]),K(e,t)};J(u,e=>{U(i).length>0&&e(d)});var f=z(u,2),p=I(f),m=z(I(p),2),h=e=>{var r=Wl(),i=L(r),a=I(i),o=z(I(a));Y(o,21,()=>t.course.couples.slice(0,10),e=>e.index,(e,n)=>{var r=Ul(),i=I(r);gl(I(i),{get couple(){return U(n)}}),O(i);var a=z(i);xl(I(a),{get course(){return t.course},get couple(){return U(n)}}),O(a);var o=z(a),s=R(o),c=z(o),l=R(c,!0),u=z(c);xc(I(u),{get couple(){return U(n)}}),O(u),O(r),B((e,t)=>{q(s,`${U(n).flagged??``} of ${e??``}`),q(l,t)},[()=>Math.max(U(n).together,U(n).flagged),()=>as(U(n).expected_by_chance??null)]),K(e,r)}),O(o),O(a),O(i);var s=z(i,2);Dl(s,{get assignments(){return U(n).assignments}});var c=z(s,2),l=I(c),u=R(l);O(c),B((e,t)=>{X(l,`href`,e),q(u,`All ${t??``} of this page`)},[()=>Io(`pairs`),()=>is(t.course.couples.length,`pair`)]),K(e,r)},g=e=>{K(e,Gl())};J(m,e=>{t.course.couples.length>0?e(h):e(g,-1)}),O(p);var _=z(p,2),v=z(I(_),2),y=e=>{var n=ql(),r=I(n),i=z(I(r));Y(i,21,()=>U(a).slice(0,10),e=>e.index,(e,n)=>{var r=Kl(),i=I(r),a=I(i),o=R(I(a),!0);O(a),O(i);var s=z(i);Vl(I(s),{get course(){return t.course},get person(){return U(n)}}),O(s);var c=R(z(s));O(r),B((e,t)=>{X(a,`href`,e),q(o,t),q(c,`${U(n).stands_out??``} of ${U(n).handed_in.length??``}`)},[()=>Io(`person`,U(n).name),()=>Q(U(n).name)]),K(e,r)}),O(i),O(r),O(n),K(e,n)},b=e=>{K(e,Jl())};J(v,e=>{U(a).length>0?e(y):e(b,-1)});var x=z(v,2),S=I(x),C=R(S);O(x),O(_);var w=z(_,2),ee=z(I(w),2);{let e=M(()=>U(n).clusters.slice(0,5));gc(ee,{get course(){return t.course},get clusters(){return U(e)}})}var te=z(ee,2),ne=e=>{var t=Yl(),r=I(t),i=R(r);O(t),B((e,t)=>{X(r,`href`,e),q(i,`All ${t??``}`)},[()=>Io(`clusters`),()=>is(U(n).clusters.length,`cluster`)]),K(e,t)};J(te,e=>{U(n).clusters.length>5&&e(ne)}),O(w);var re=z(w,2),ie=z(I(re),2);Pl(ie,{get course(){return t.course},get decisions(){return t.decisions}});var ae=R(z(ie,2));O(re);var oe=z(re,2);oc(z(I(oe),2),{get assignments(){return U(n).assignments}}),O(oe),ke(2),O(f),B((e,t,n,r,i,a,o,s)=>{q(c,`${e??``} repeated, ${t??``} flagged in one assignment `),q(l,`${n??``}of ${r??``} people in
    ${i??``}`),X(S,`href`,a),q(C,`All ${o??``} people`),X(ae,`href`,s)},[()=>is(U(n).repeated_pairs,`pair`),()=>$(U(n).flagged_once_pairs),()=>U(n).title?`in ${Q(U(n).title)}, `:``,()=>$(t.course.people.length),()=>is(U(r).length,`assignment`),()=>Io(`people`),()=>$(t.course.people.length),()=>Io(`decisions`)]),K(e,o),j()}var Ql=`The first, or last, assignment in which a person stands out, after, or before, at least two that were judged and in which they do not. Somebody who stands out in one assignment alone neither starts nor stops.`,$l=W(`<span role="status"> </span>`),eu=W(`<a class="name"><bdi> </bdi></a>`),tu=W(`<span class="name"> </span>`),nu=W(`<h1>People</h1> <!> <!> <!> <p class="small muted rule svelte-157x87y"><strong>Starts</strong>, <strong>Stops</strong> </p>`,1);function ru(e,t){A(t,!0);let n=e=>t.decisions.ofPerson(e),r=M(()=>`${Math.min(t.course.data.assignments.length,20)*24+8}px`),i=M(()=>Math.max(36,Math.ceil(t.course.data.assignments.length/20)*24+4)),a=M(()=>[{id:`name`,title:`Person`,meaning:`by name`,width:`minmax(6rem, 1fr)`},{id:`strip`,title:`Assignments`,meaning:`what the person is in each assignment`,width:U(r)},{id:`out`,title:`Stands out in`,meaning:`assignments in which the person stands out, of those handed in`,width:`7.5rem`,narrow:`4rem`,descending:!0,text:e=>`${e.stands_out} of ${e.handed_in.length}`},{id:`starts`,title:`Starts`,meaning:Ql,width:`6rem`,room:`spare`},{id:`stops`,title:`Stops`,meaning:Ql,width:`6rem`,room:`spare`},{id:`cluster`,title:`Cluster`,meaning:`the people connected by repeated pairs`,width:`4.5rem`,text:e=>`${e.cluster??`–`}`,room:`least`},...Ms.map(e=>({id:e,title:`${e[0].toUpperCase()}${e.slice(1)}`,meaning:`flagged pairs in single assignments that are ${e}`,width:`5.3rem`,descending:!0,text:t=>n(t).flagged>0?`${n(t)[e]}`:`–`,room:`spare`}))]),o=M(()=>new Map(t.course.data.assignments.map((e,t)=>[e.name,t]))),s={name:e=>e.index,strip:e=>e.handed_in.length,out:e=>e.stands_out,starts:e=>U(o).get(e.starts??``)??1/0,stops:e=>U(o).get(e.stops??``)??1/0,cluster:e=>e.cluster??1/0,confirmed:e=>n(e).confirmed,dismissed:e=>n(e).dismissed,undecided:e=>n(e).undecided},c=M(()=>ml(Fo.query.search??``).split(/\s+/).filter(Boolean)),l=M(()=>Fo.query.sort??`-out`),u=M(()=>p(t.course.people.filter(f),U(l)));function f({name:e}){let t=ml(`${e}\n${Q(e)}`);return U(c).every(e=>t.includes(e))}function p(e,t){let n=s[t.replace(/^-/,``)]??s.out,r=t.startsWith(`-`)?-1:1;return e.toSorted((e,t)=>n(e)<n(t)?-r:n(e)>n(t)?r:0)}var m=nu(),h=z(L(m),2);kl(h,{children:(e,t)=>{var n=$l(),r=R(n,!0);B(e=>q(r,e),[()=>U(u).length===1?`1 person`:`${$(U(u).length)} people`]),K(e,n)},$$slots:{default:!0}});var g=z(h,2);pl(g,{label:`People`,get columns(){return U(a)},get rows(){return U(u)},get height(){return U(i)},order:`-out`,below:130,cell:(e,n=d,r=d)=>{var i=G(),a=L(i),o=e=>{var t=eu(),r=R(I(t),!0);O(t),B((e,n,i)=>{X(t,`href`,e),X(t,`title`,n),q(r,i)},[()=>Io(`person`,n().name),()=>Q(n().name),()=>Q(n().name)]),K(e,t)},s=e=>{Vl(e,{get course(){return t.course},get person(){return n()}})},c=e=>{var t=tu(),i=R(t,!0);B(e=>q(i,e),[()=>Q((r().id===`starts`?n().starts:n().stops)??`–`)]),K(e,t)};J(a,e=>{r().id===`name`?e(o):r().id===`strip`?e(s,1):e(c,-1)}),K(e,i)},$$slots:{cell:!0}});var _=z(g,2);Dl(_,{get assignments(){return t.course.data.assignments}});var v=z(_,2),y=z(I(v),3);O(v),B(()=>q(y,`: The first, or last, assignment in which a person stands out, after, or before, at least two that were judged and in which they do not. Somebody who stands out in one assignment alone neither starts nor stops.`)),K(e,m),j()}function iu(e,t){A(t,!0);let n={flagged:`flagged`,"second-look":`look`,"not-unusual":`quiet`,"too-small":`quiet`};{let r=M(()=>Z(`verdict-${t.verdict}`));bc(e,{get look(){return n[t.verdict]},get words(){return U(r)}})}j()}var au=(e,t=d,n=d)=>{var r=G(),i=L(r),a=e=>{var r=ou(),i=R(I(r),!0);O(r),B((e,t)=>{X(r,`href`,n()),X(r,`title`,e),q(i,t)},[()=>Q(t()),()=>Q(t())]),K(e,r)},o=e=>{var n=su(),r=R(I(n),!0);O(n),B((e,t)=>{X(n,`title`,e),q(r,t)},[()=>Q(t()),()=>Q(t())]),K(e,n)};J(i,e=>{n()?e(a):e(o,-1)}),K(e,r)},ou=W(`<a class="name"><bdi> </bdi></a>`),su=W(`<span class="name"><bdi> </bdi></span>`),cu=W(`<span class="muted">not on this page</span>`),lu=W(`<span class="muted small"> </span>`),uu=W(`<td class="number spare svelte-13x8qp6"> </td> <td class="number spare svelte-13x8qp6"> </td> <td class="one svelte-13x8qp6"><!></td> <td class="number spare svelte-13x8qp6"> </td> <td class="number svelte-13x8qp6"> </td> <td class="svelte-13x8qp6"><!></td> <td class="svelte-13x8qp6"><!></td>`,1),du=W(`<td class="muted svelte-13x8qp6" colspan="7"> </td>`),fu=W(`<tr><td class="assignment svelte-13x8qp6"><!></td><td class="svelte-13x8qp6"><span role="img"></span></td><!></tr>`),pu=W(`<div class="scroll"><table><thead><tr><th scope="col">Assignment</th><th scope="col"><span class="away">Sign</span></th><th scope="col" class="number spare svelte-13x8qp6">Files</th><th scope="col" class="number spare svelte-13x8qp6">Tokens</th><th scope="col">Most similar</th><th scope="col" class="number spare svelte-13x8qp6">Score</th><th scope="col" class="number svelte-13x8qp6">Expected by chance</th><th scope="col">Verdict</th><th scope="col">Decision</th></tr></thead><tbody></tbody></table></div> <p class="small muted svelte-13x8qp6">An assignment leads to the submission in its report, the name of the most similar one to the two side by
  side.</p>`,1);function mu(e,t){A(t,!0);var n=pu(),r=L(n),i=I(r),a=z(I(i));Y(a,21,()=>t.course.data.assignments,e=>e.name,(e,n)=>{let r=M(()=>t.person.byAssignment.get(U(n).name)),i=M(()=>Ks(t.person,U(n).name)),a=M(()=>Ys(U(r)));var o=fu(),s=I(o),c=I(s);{let e=M(()=>Qs(U(n),U(r)));au(c,()=>U(n).name,()=>U(e))}O(s);var l=z(s),u=R(l),d=z(l),f=e=>{var a=uu(),o=L(a),s=R(o,!0),c=z(o,2),l=R(c,!0),u=z(c,2),d=I(u),f=e=>{{let r=M(()=>Gs(U(i).couple,t.person).name),a=M(()=>$s(U(n),U(i).found));au(e,()=>U(r),()=>U(a))}},p=e=>{K(e,cu())};J(d,e=>{U(i)?e(f):e(p,-1)}),O(u);var m=z(u,2),h=R(m,!0),g=z(m,2),_=R(g,!0),v=z(g,2),y=I(v),b=e=>{iu(e,{get verdict(){return U(i).found.verdict}})},x=e=>{var t=lu(),n=R(t,!0);B(()=>q(n,qs.unjudged)),K(e,t)},S=e=>{K(e,Kr(`–`))};J(y,e=>{U(i)?e(b):U(r).judged?e(S,-1):e(x,1)}),O(v);var C=z(v,2),w=I(C);{let e=M(()=>U(i)?.found);Sc(w,{get found(){return U(e)},get decisions(){return t.decisions}})}O(C),B((e,t,n,r)=>{q(s,e),q(l,t),q(h,n),q(_,r)},[()=>$(U(r).files),()=>$(U(r).tokens),()=>U(i)?rs(U(i).found.score,3):`–`,()=>as(U(i)?.found.expected_by_chance??U(r).least_expected??null)]),K(e,a)},p=e=>{var t=du(),r=R(t,!0);B(()=>q(r,U(n).problem?`could not be compared`:`nothing that was compared`)),K(e,t)};J(d,e=>{U(r)?e(f):e(p,-1)}),O(o),B(()=>{ki(u,1,`cell ${U(a)??``}`,`svelte-13x8qp6`),X(u,`aria-label`,qs[U(a)]),X(u,`title`,qs[U(a)])}),K(e,o)}),O(a),O(i),O(r),ke(2),K(e,n),j()}var hu=W(`<tr><td class="one svelte-1491qs1"><a class="name"><bdi> </bdi></a></td><td class="svelte-1491qs1"><div><!></div></td><td class="number spare svelte-1491qs1"> </td><td class="number svelte-1491qs1"> </td><td class="svelte-1491qs1"><!></td><td class="svelte-1491qs1"> </td></tr>`),gu=W(`<div class="scroll"><table><thead><tr><th scope="col">With</th><th scope="col">Assignments</th><th scope="col" class="number spare svelte-1491qs1">Flagged in</th><th scope="col" class="number svelte-1491qs1">Expected by chance</th><th scope="col">Verdict</th><th scope="col">Flagged pairs</th></tr></thead><tbody></tbody></table></div>`),_u=W(`<p>None of the pairs on this page.</p>`);function vu(e,t){A(t,!0);let n=M(()=>`${Math.min(t.course.data.assignments.length,20)*17}px`);var r=G(),i=L(r),a=e=>{var r=gu(),i=I(r),a=z(I(i));Y(a,21,()=>t.person.couples,e=>e.index,(e,r)=>{let i=M(()=>Gs(U(r),t.person));var a=hu(),o=I(a),s=I(o),c=R(I(s),!0);O(s),O(o);var l=z(o),u=I(l);let d;xl(I(u),{get course(){return t.course},get couple(){return U(r)}}),O(u),O(l);var f=z(l),p=R(f),m=z(f),h=R(m,!0),g=z(m);xc(I(g),{get couple(){return U(r)}}),O(g);var _=R(z(g),!0);O(a),B((e,t,i,a,o,l,f)=>{X(s,`href`,e),X(s,`title`,`${t??``} – ${i??``}`),q(c,a),d=ji(u,``,d,{width:U(n)}),q(p,`${U(r).flagged??``} of ${o??``}`),q(h,l),q(_,f)},[()=>Io(`pair`,U(r).left.name,U(r).right.name),()=>Q(U(r).left.name),()=>Q(U(r).right.name),()=>Q(U(i).name),()=>Math.max(U(r).together,U(r).flagged),()=>as(U(r).expected_by_chance??null),()=>zs(t.decisions.ofCouples([U(r)]))||`–`]),K(e,a)}),O(a),O(i),O(r),K(e,r)},o=e=>{K(e,_u())};J(i,e=>{t.person.couples.length>0?e(a):e(o,-1)}),K(e,r),j()}var yu=W(`<span> </span>`),bu=W(`<p class="no-print"><a>All people</a></p> <h1 class="name"><bdi> </bdi></h1> <p><!> <!>.</p> <div class="stack svelte-l9ed57"><section class="card" aria-labelledby="assignments"><h2 id="assignments">Assignments</h2> <!></section> <section class="card" aria-labelledby="couples"><h2 id="couples">Pairs with others</h2> <!></section></div> <!>`,1);function xu(e,t){A(t,!0);var n=bu(),r=L(n),i=R(r),a=z(r,2),o=R(I(a),!0);O(a);var s=z(a,2),c=I(s);Vl(c,{get course(){return t.course},get person(){return t.person}});var l=z(c),u=z(l),d=e=>{var n=yu(),r=R(n);B((e,t)=>{X(n,`title`,Ql),q(r,`${e??``}${t??``}`)},[()=>t.person.starts?`, from ${Q(t.person.starts)} on`:``,()=>t.person.stops?`, until ${Q(t.person.stops)}`:``]),K(e,n)};J(u,e=>{(t.person.starts||t.person.stops)&&e(d)}),ke(),O(s);var f=z(s,2),p=I(f);mu(z(I(p),2),{get course(){return t.course},get decisions(){return t.decisions},get person(){return t.person}}),O(p);var m=z(p,2);vu(z(I(m),2),{get course(){return t.course},get decisions(){return t.decisions},get person(){return t.person}}),O(m),O(f),Dl(z(f,2),{get assignments(){return t.course.data.assignments}}),B((e,n)=>{X(i,`href`,e),q(o,n),q(l,` Stands out in ${t.person.stands_out??``} of ${t.person.handed_in.length??``}`)},[()=>Io(`people`),()=>Q(t.person.name)]),K(e,n),j()}var Su=e=>{},Cu=W(`<h1>Not in this course</h1> <p>The link leads to something that this page does not show. <a>To the course</a></p>`,1);function wu(e,t){A(t,!0);let n=new Ns(t.course),r=[[``,`Course`],[`pairs`,`Pairs of people`],[`people`,`People`],[`clusters`,`Clusters`],[`decisions`,`Decisions`],[`assignments`,`Assignments`]],i=M(()=>Fo.parts[0]),a=M(()=>U(i)===`pair`?t.course.couple(Fo.parts[1]??``,Fo.parts[2]??``):void 0),o=M(()=>U(i)===`person`?t.course.person(Fo.parts[1]??``):void 0),s=M(()=>[c(),Q(t.course.data.title??``),`codesim`].filter(Boolean).join(` · `));function c(){return U(a)?`${Q(U(a).left.name)} – ${Q(U(a).right.name)}`:U(o)?Q(U(o).name):r.find(([e])=>e===U(i))?.[1]??`Not in this course`}yi(`mpqmy0`,e=>{jn(()=>{an.title=U(s)??``})}),ts(e,{get views(){return r},get tools(){return Su},children:(e,r)=>{var s=G(),c=L(s),l=e=>{var r=G();si(L(r),()=>U(a),e=>{Dc(e,{get course(){return t.course},get decisions(){return n},get couple(){return U(a)}})}),K(e,r)},u=e=>{var r=G();si(L(r),()=>U(o),e=>{xu(e,{get course(){return t.course},get decisions(){return n},get person(){return U(o)}})}),K(e,r)},d=e=>{Zl(e,{get course(){return t.course},get decisions(){return n}})},f=e=>{Ml(e,{get course(){return t.course},get decisions(){return n}})},p=e=>{ru(e,{get course(){return t.course},get decisions(){return n}})},m=e=>{vc(e,{get course(){return t.course}})},h=e=>{Bl(e,{get course(){return t.course},get decisions(){return n}})},g=e=>{fc(e,{get course(){return t.course}})},_=e=>{var t=Cu(),n=z(L(t),2),r=z(I(n));O(n),B(e=>X(r,`href`,e),[()=>Io(``)]),K(e,t)};J(c,e=>{U(a)?e(l):U(o)?e(u,1):U(i)===``?e(d,2):U(i)===`pairs`?e(f,3):U(i)===`people`?e(p,4):U(i)===`clusters`?e(m,5):U(i)===`decisions`?e(h,6):U(i)===`assignments`?e(g,7):e(_,-1)}),K(e,s)},$$slots:{default:!0}}),j()}var Tu=document.getElementById(`page`);Ws.ofPage().then(([e,t])=>{ko(t),Zr(wu,{target:Tu,props:{course:e}})}).catch(e=>{Zr(Do,{target:Tu,props:{reason:e instanceof Error?e.message:String(e)}})})})();