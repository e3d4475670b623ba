(function(){var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1<<24,_=1024,v=2048,y=4096,b=8192,x=16384,S=32768,C=1<<25,w=65536,ee=1<<18,te=1<<19,ne=1<<20,re=1<<25,ie=1<<21,ae=1<<22,oe=1<<23,se=Symbol(`$state`),ce=Symbol(`component`),le=Symbol(`legacy props`),ue=Symbol(``),de=Symbol(`attributes`),fe=Symbol(`class`),pe=Symbol(`style`),me=Symbol(`text`),he=Symbol(`form reset`),ge=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},_e=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ve={},T=Symbol(`uninitialized`),ye=`http://www.w3.org/1999/xhtml`,be=`http://www.w3.org/2000/svg`;function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var E=!1;function Te(e){E=e}var D;function O(e){if(e===null)throw Se(),ve;return D=e}function Ee(){return O(sn(D))}function k(e){if(E){if(sn(D)!==null)throw Se(),ve;D=e}}function De(e=1){if(E){for(var t=e,n=D;t--;)n=sn(n);D=n}}function Oe(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=sn(n);e&&n.remove(),n=i}}function ke(e){if(!e||e.nodeType!==8)throw Se(),ve;return e.data}function Ae(e){return e===this.v}function je(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Me(e){return!je(e,this.v)}function Ne(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Pe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Fe(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ie(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Le(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Re(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function ze(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Be(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ve(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function He(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function We(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ge=null;function Ke(e){Ge=e}function A(e,t=!1,n){Ge={p:Ge,i:!1,c:null,e:null,s:e,x:null,r:U,l:null}}function j(e){var t=Ge,n=t.e;if(n!==null){t.e=null;for(var r of n)bn(r)}return e!==void 0&&(t.x=e),t.i=!0,Ge=t.p,qe(e)}function qe(e={}){return i(e,ce,{value:!0}),e}function Je(){return!0}var Ye=[];function Xe(){var e=Ye;Ye=[],p(e)}function Ze(e){if(Ye.length===0&&!wt){var t=Ye;queueMicrotask(()=>{t===Ye&&Xe()})}Ye.push(e)}function Qe(){for(;Ye.length>0;)Xe()}var $e=~(v|y|_);function M(e,t){e.f=e.f&$e|t}function et(e){e.f&512||e.deps===null?M(e,_):M(e,y)}function tt(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),M(e,_)}function nt(e,t){if(t){let t=document.body;e.autofocus=!0,Ze(()=>{document.activeElement===t&&e.focus()})}}var rt=!1;function it(){rt||(rt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[he]?.()})},{capture:!0}))}function at(e){var t=H,n=U;Gn(null),Kn(null);try{return e()}finally{Gn(t),Kn(n)}}function ot(e,t,n,r=n){e.addEventListener(t,()=>at(n));let i=e[he];e[he]=i?()=>{i(),r(!0)}:()=>r(!0),it()}function st(e,t,n,r){let i=Je()?dt:mt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=U,c=ct(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){pn(e,s)}lt()}}var d=ut();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>pt(e))).then(u).catch(e=>pn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),lt())}):f()}function ct(){var e=U,t=H,n=Ge,r=P;return function(i=!0){Kn(e),Gn(t),Ke(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function lt(e=!0){Kn(null),Gn(null),Ke(null),e&&P?.deactivate()}function ut(){var e=U,t=e.b,n=P,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function dt(e){var t=2|v;return U!==null&&(U.f|=te),{ctx:Ge,deps:null,effects:null,equals:Ae,f:t,fn:e,reactions:null,rv:0,v:T,wv:0,parent:U,ac:null}}var ft=Symbol(`obsolete`);function pt(e,t,n){let r=U;r===null&&Pe();var i=void 0,a=Vt(T),o=!H,s=new Set;return wn(()=>{var t=U,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ge&&n.reject(e)}).finally(lt)}catch(e){n.reject(e),lt()}var c=P;if(o){if(t.f&32768)var l=ut();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(ft);else for(let e of s.values())e.reject(ft);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==ft&&(c.activate(),t?(a.f|=oe,Gt(a,t)):(a.f&8388608&&(a.f^=oe),Gt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),vn(()=>{for(let e of s)e.reject(ft)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function N(e){let t=dt(e);return Jn(t),t}function mt(e){let t=dt(e);return t.equals=Me,t}function ht(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Nn(t[n])}}function gt(e){var t,n=U,r=e.parent;if(!Hn&&r!==null&&e.v!==T&&r.f&24576)return xe(),e.v;Kn(r);try{ht(e),t=or(e)}finally{Kn(n)}return t}function _t(e){var t=gt(e);!e.equals(t)&&(e.wv=rr(),(!P?.is_fork||e.deps===null)&&(P===null?e.v=t:(P.capture(e,t,!0),xt?.capture(e,t,!0)),e.deps===null))?M(e,_):Hn||(St===null?et(e):(_n()||P?.is_fork)&&St.set(e,t))}function vt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&at(()=>{t.ac.abort(ge),t.ac=null}),t.fn!==null&&(t.teardown=d),lr(t,0),jn(t))}function yt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&ur(t)}var bt=null,P=null,xt=null,St=null,Ct=null,wt=!1,Tt=!1,Et=null,Dt=null,Ot=0,kt=1,At=class e{id=kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){bt===null?bt=this:(bt.next=this,this.prev=bt),bt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)M(r,v),t(r);for(r of n.m)M(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)M(e,t),this.schedule(e);this.apply();for(var t=Et=[],n=[],r=Dt=[];this.#a.length>0;){Ot++>1e3&&(this.#b(),Mt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Lt(e),this.#d()||this.discard(),t}}if(P=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Et=null,Dt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)It(e,t);r.length>0&&P.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),xt=this,Pt(n),Pt(t),xt=null,this.#i?.resolve();var o=P;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(zt.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):ir(r)&&(i&16&&this.add_dirty_reaction(r,y),ur(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),M(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),P=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)tt(e[t],this.#s)}capture(e,t,n=!1){e.v!==T&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),St?.set(e,t)),this.is_fork||(e.v=t)}activate(){P=this}deactivate(){P=null,St=null}flush(){try{Tt=!0,P=this,this.#m()}finally{Ot=0,Ct=null,Et=null,Dt=null,Tt=!1,P=null,St=null,zt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(ft);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,Ze(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(P===null){let t=P=new e;!Tt&&!wt&&Ze(()=>{t.started||t.flush()})}return P}apply(){St=null}schedule(e){Ct=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?bt=e:t.prev=e,this.linked=!1}}};function jt(e){var t=wt,n=xt;xt=null,wt=!0;try{var r;for(e&&(jt(),r=e());;){if(Qe(),P===null)return r;P.flush()}}finally{wt=t,xt=n}}function Mt(){try{ze()}catch(e){pn(e,Ct)}}var Nt=null;function Pt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ir(r)&&(Nt=new Set,ur(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Fn(r),Nt?.size>0)){zt.clear();for(let e of Nt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Nt.has(n)&&(Nt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||ur(n)}}Nt.clear()}}Nt=null}}function Ft(e){P.schedule(e)}function It(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),M(e,_);for(var n=e.first;n!==null;)It(n,t),n=n.next}}function Lt(e){M(e,_);for(var t=e.first;t!==null;)Lt(t),t=t.next}var Rt=new Set,zt=new Map,Bt=!1;function Vt(e,t){return{f:0,v:e,reactions:null,equals:Ae,rv:0,wv:0}}function F(e,t){let n=Vt(e,t);return Jn(n),n}function Ht(e,t=!1,n=!0){let r=Vt(e);return t||(r.equals=Me),r}function I(e,t,n=!1){return H!==null&&(!Wn||H.f&131072)&&Je()&&H.f&4325394&&(qn===null||!qn.has(e))&&Ue(),Gt(e,n?Yt(t):t,Dt)}var Ut=null,Wt=0;function Gt(e,t,n=null){if(!e.equals(t)){Hn?zt.set(e,t):zt.has(e)||zt.set(e,e.v);var r=At.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&gt(t),St===null&&et(t)}e.wv=rr(),Ut=null,Wt=0,Jt(e,v,n),Ut=null,Je()&&U!==null&&U.f&1024&&!(U.f&96)&&(Zn===null?Qn([e]):Zn.push(e)),!r.is_fork&&Rt.size>0&&!Bt&&Kt()}return t}function Kt(){Bt=!1;for(let e of Rt){e.f&1024&&M(e,y);let t;try{t=ir(e)}catch{t=!0}t&&ur(e)}Rt.clear()}function qt(e){I(e,e.v+1)}function Jt(e,t,n){var r=e.reactions;if(r!==null){var i=Je(),a=r.length;if(Wt+=a,Wt>1e5&&Ut===null&&(Ut=new Set),Ut!==null){if(Ut.has(e))return;Ut.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==U){var l=(c&v)===0;if(l&&M(s,t),c&131072)Rt.add(s);else if(c&2){var u=s;St?.delete(u),Jt(u,y,n)}else if(l){var d=s;c&16&&Nt!==null&&Nt.add(d),n===null?Ft(d):n.push(d)}}}}}function Yt(t){if(typeof t!=`object`||!t||se in t||ce in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=F(0),u=null,d=tr,f=e=>{if(tr===d)return e();var t=H,n=tr;Gn(null),nr(d);var r=e();return Gn(t),nr(n),r};return i&&r.set(`length`,F(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ve();var i=r.get(t);return i===void 0?f(()=>{var e=F(n.value,u);return r.set(t,e),e}):I(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>F(T,u));r.set(t,e),qt(o)}}else I(n,T),qt(o);return!0},get(e,n,i){if(n===se)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>F(Yt(s?e[n]:T),u)),r.set(n,o)),o!==void 0){var c=W(o);return c===T?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=W(i);if(a===T)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===se)return!0;var n=r.get(t),i=n!==void 0&&n.v!==T||Reflect.has(e,t);return(n!==void 0||(U!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>F(i?Yt(e[t]):T,u)),r.set(t,n)),W(n)===T)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>F(T,u)),r.set(d+``,p)):I(p,T)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>F(void 0,u)),I(c,Yt(n)),r.set(t,c));else{l=c.v!==T;var m=f(()=>Yt(n));I(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&I(g,_+1)}qt(o)}return!0},ownKeys(e){W(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==T});for(var[n,i]of r)i.v!==T&&!(n in e)&&t.push(n);return t},setPrototypeOf(){He()}})}function Xt(e){try{if(typeof e==`object`&&e&&se in e)return e[se]}catch{}return e}function Zt(e,t){return Object.is(Xt(e),Xt(t))}var Qt,$t,en,tn,nn;function rn(){if(Qt===void 0){Qt=window,$t=document,en=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;tn=a(t,`firstChild`).get,nn=a(t,`nextSibling`).get,u(e)&&(e[fe]=void 0,e[de]=null,e[pe]=void 0,e.__e=void 0),u(n)&&(n[me]=void 0)}}function an(e=``){return document.createTextNode(e)}function on(e){return tn.call(e)}function sn(e){return nn.call(e)}function L(e,t){if(!E)return on(e);var n=on(D);if(n===null)n=D.appendChild(an());else if(t&&n.nodeType!==3){var r=an();return n?.before(r),O(r),r}return t&&dn(n),O(n),n}function R(e,t=!1){if(!E){var n=on(e);return n instanceof Comment&&n.data===``?sn(n):n}if(t){if(D?.nodeType!==3){var r=an();return D?.before(r),O(r),r}dn(D)}return D}function z(e,t=!1){if(!E)return on(e);var n=L(e,t);return k(e),n}function B(e,t=1,n=!1){let r=E?D:e;for(var i;t--;)i=r,r=sn(r);if(!E)return r;if(n){if(r?.nodeType!==3){var a=an();return r===null?i?.after(a):r.before(a),O(a),a}dn(r)}return O(r),r}function cn(e){e.textContent=``}function ln(){return!1}function un(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function dn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function fn(e){var t=U;if(t===null)return H.f|=oe,e;if(!(t.f&32768)&&!(t.f&4))throw e;pn(e,t)}function pn(e,t){if(e===ve)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function mn(e){U===null&&(H===null&&Re(e),Le()),Hn&&Ie(e)}function hn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function gn(e,t){var n=U;n!==null&&n.f&8192&&(e|=b);var r={ctx:Ge,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};P?.register_created_effect(r);var i=r;if(e&4)Et===null?At.ensure().schedule(r):Et.push(r);else if(t!==null){try{ur(r)}catch(e){throw Nn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=w))}if(i!==null&&(i.parent=n,n!==null&&hn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function _n(){return H!==null&&!Wn}function vn(e){let t=gn(8,null);return M(t,_),t.teardown=e,t}function yn(e){mn(`$effect`);var t=U.f;if(!H&&t&32&&Ge!==null&&!Ge.i){var n=Ge;(n.e??=[]).push(e)}else return bn(e)}function bn(e){return gn(4|ne,e)}function xn(e){return mn(`$effect.pre`),gn(8|ne,e)}function Sn(e){At.ensure();let t=gn(64|te,e);return(e={})=>new Promise(n=>{e.outro?In(t,()=>{Nn(t),n(void 0)}):(Nn(t),n(void 0))})}function Cn(e){return gn(4,e)}function wn(e){return gn(ae|te,e)}function Tn(e,t=0){return gn(8|t,e)}function V(e,t=[],n=[],r=[]){st(r,t,n,t=>{gn(8,()=>{e(...t.map(W))})})}function En(e,t=[],n=[],r=[]){st(r,t,n,t=>{gn(4,()=>e(...t.map(W)))})}function Dn(e,t=0){return gn(16|t,e)}function On(e,t=0){return gn(g|t,e)}function kn(e){return gn(32|te,e)}function An(e){var t=e.teardown;if(t!==null){let n=Hn,r=H;Un(!0),Gn(null);try{t.call(null)}catch(t){pn(t,e.parent)}finally{Un(n),Gn(r)}}}function jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&at(()=>{e.abort(ge)});var r=n.next;n.f&64?n.parent=null:Nn(n,t),n=r}}function Mn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Nn(t),t=n}}function Nn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Pn(e.nodes.start,e.nodes.end),n=!0),e.f|=C,jn(e,t&&!n),lr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();An(e),e.f^=C,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Fn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Pn(e,t){for(;e!==null;){var n=e===t?null:sn(e);e.remove(),e=n}}function Fn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function In(e,t,n=!0){var r=[];e.f|=256,Ln(e,r,!0);var i=()=>{n&&Nn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Ln(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Ln(i,t,o?n:!1)}i=a}}}function Rn(e){e.f&=-257,zn(e,!0)}function zn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(M(e,v),At.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);zn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Bn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:sn(n);t.append(n),n=i}}var Vn=null,Hn=!1;function Un(e){Hn=e}var H=null,Wn=!1;function Gn(e){H=e}var U=null;function Kn(e){U=e}var qn=null;function Jn(e){H!==null&&(H.f&2097152||H.f&2)&&(qn??=new Set).add(e)}var Yn=null,Xn=0,Zn=null;function Qn(e){Zn=e}var $n=1,er=0,tr=er;function nr(e){tr=e}function rr(){return++$n}function ir(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ir(a)&&_t(a),a.wv>e.wv)return!0}t&512&&St===null&&M(e,_)}return!1}function ar(e,t,n=!0){var r=e.reactions;if(r!==null&&!(qn!==null&&qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ar(a,t,!1):t===a&&(n?M(a,v):a.f&1024&&M(a,y),Ft(a))}}function or(e){var t=Yn,n=Xn,r=Zn,i=H,a=qn,o=Ge,s=Wn,c=tr,l=e.f;Yn=null,Xn=0,Zn=null,H=l&96?null:e,qn=null,Ke(e.ctx),Wn=!1,tr=++er,e.ac!==null&&(at(()=>{e.ac.abort(ge)}),e.ac=null);try{e.f|=ie;var u=e.fn,d=u();e.f|=S;var f=sr(e);if(Je()&&Zn!==null&&!Wn&&f!==null&&!(e.f&6146))for(var p=0;p<Zn.length;p++)ar(Zn[p],e);if(i!==null&&i!==e){if(er++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=er;if(t!==null)for(let e of t)e.rv=er;Zn!==null&&(r===null?r=Zn:r.push(...Zn))}return e.f&8388608&&(e.f^=oe),d}catch(t){return sr(e),fn(t)}finally{e.f^=ie,Yn=t,Xn=n,Zn=r,H=i,qn=a,Ke(o),Wn=s,tr=c}}function sr(e){var t=e.deps,n=P?.is_fork;if(Yn!==null){var r;if(n||lr(e,Xn),t!==null&&Xn>0)for(t.length=Xn+Yn.length,r=0;r<Yn.length;r++)t[Xn+r]=Yn[r];else e.deps=t=Yn;if(_n()&&e.f&512)for(r=Xn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Xn<t.length&&(lr(e,Xn),t.length=Xn);return t}function cr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(Yn===null||!n.call(Yn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==T&&et(s),s.ac!==null&&at(()=>{s.ac.abort(ge),s.ac=null,M(s,v)}),vt(s),lr(s,0)}}function lr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)cr(e,n[r])}function ur(e){var t=e.f;if(!(t&16384)){M(e,_);var n=U;U=e;try{t&16777232?Mn(e):jn(e),An(e);var r=or(e);e.teardown=typeof r==`function`?r:null,e.wv=$n}finally{U=n}}}async function dr(){await Promise.resolve(),jt()}function W(e){var t=!!(e.f&2);if(Vn?.add(e),H!==null&&!Wn&&!(U!==null&&U.f&16384)&&(qn===null||!qn.has(e))){var r=H.deps;if(H.f&2097152)e.rv<er&&(e.rv=er,Yn===null&&r!==null&&r[Xn]===e?Xn++:Yn===null?Yn=[e]:Yn.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Hn&&zt.has(e))return zt.get(e);if(t){var a=e;if(Hn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||pr(a))&&(o=gt(a)),zt.set(a,o),o}var s=!(a.f&512)&&!Wn&&H!==null&&!!(H.f&512),c=(a.f&S)===0;ir(a)&&(s&&(a.f|=512),_t(a)),s&&!c&&(yt(a),fr(a))}if(St?.has(e))return St.get(e);if(e.f&8388608)throw e.v;return e.v}function fr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(yt(r),fr(r))}}function pr(e){if(e.v===T)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(zt.has(t)||t.f&2&&pr(t))return!0;return!1}function mr(e){var t=Wn;try{return Wn=!0,e()}finally{Wn=t}}function hr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var gr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function _r(e){return gr.includes(e)}var vr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),yr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function br(e){return e=e.toLowerCase(),yr[e]??e}[...vr];var xr=[`touchstart`,`touchmove`];function Sr(e){return xr.includes(e)}var Cr=[`textarea`,`script`,`style`,`title`];function wr(e){return Cr.includes(e)}var Tr=Symbol(`events`),Er=new Set,Dr=new Set;function Or(e,t,n,r={}){function i(e){if(r.capture||Pr.call(t,e),!e.cancelBubble)return at(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,Ze(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function kr(e,t,n,r,i){var a={capture:r,passive:i},o=Or(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&vn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Ar(e,t,n){(t[Tr]??={})[e]=n}function jr(e){for(var t=0;t<e.length;t++)Er.add(e[t]);for(var n of Dr)n(e)}var Mr=null,Nr=!1;function Pr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Mr=e,Nr||(Nr=!0,setTimeout(()=>{Nr=!1,Mr=null}));var s=0,c=Mr===e&&e[Tr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Tr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=U;Gn(null),Kn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Tr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Tr]=t,delete e.currentTarget,Gn(d),Kn(f)}}}var Fr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ir(e){return Fr?.createHTML(e)??e}function Lr(e){var t=un(`template`);return t.innerHTML=Ir(e.replaceAll(`<!>`,`<!---->`)),t.content}function Rr(e,t){var n=U;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function G(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(E)return Rr(D,null),D;i===void 0&&(i=Lr(a?e:`<!>`+e),n||(i=on(i)));var t=r||en?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=on(t),s=t.lastChild;Rr(o,s)}else Rr(t,t);return t}}function zr(e=``){if(!E){var t=an(e+``);return Rr(t,t),t}var n=D;return n.nodeType===3?dn(n):(n.before(n=an()),O(n)),Rr(n,n),n}function Br(){if(E)return Rr(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=an();return e.append(t,n),Rr(t,n),e}function K(e,t){if(E){var n=U;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),Ee()}else e!==null&&e.before(t)}function Vr(e){let t=0,n=Vt(0),r;return()=>{_n()&&(W(n),Tn(()=>(t===0&&(r=mr(()=>e(()=>qt(n)))),t+=1,()=>{Ze(()=>{--t,t===0&&(r?.(),r=void 0,qt(n))})})))}}var Hr=w|te;function Ur(e,t,n,r){new Wr(e,t,n,r)}var Wr=class{parent;is_pending=!1;transform_error;#e;#t=E?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Vr(()=>(this.#p=Vt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=U;t.b=this,t.f|=128,n(e)},this.parent=U.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Dn(()=>{if(E){let e=ke(this.#t);Ee();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Hr),E&&(this.#e=D)}#h(){try{this.#a=kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);Ze(r),t&&(this.#s=kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&We(),this.#s!==null&&In(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){pn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|C))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=kn(()=>e(this.#e)),Ze(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=an(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){pn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(P)):this.#u===0&&(this.#e.before(e),this.#c=null,In(this.#o,()=>{this.#o=null}),this.#x(P))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Bn(this.#a,e);let t=this.#n.pending;this.#o=kn(()=>t(this.#e))}else this.#x(P)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){tt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=U,n=H,r=Ge;Kn(this.#i),Gn(this.#i),Ke(this.#i.ctx);try{return At.ensure(),e()}finally{Kn(t),Gn(n),Ke(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&In(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,Ze(()=>{this.#d=!1,this.#p&&Gt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),W(this.#p)}error(e){if(e===ve||!this.#n.onerror&&!this.#n.failed)throw e;P?.is_fork?(this.#a&&P.skip_effect(this.#a),this.#o&&P.skip_effect(this.#o),this.#s&&P.skip_effect(this.#s),P.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Nn(this.#a),null),this.#o&&=(Nn(this.#o),null),this.#s&&=(Nn(this.#s),null),E&&(O(this.#t),De(),O(Oe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return kn(()=>{var r=U;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return pn(e,this.#i.parent),null}}))};Ze(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){pn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>pn(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[me]??=e.nodeValue)&&(e[me]=n,e.nodeValue=`${n}`)}function Gr(e,t){return qr(e,t)}var Kr=new Map;function qr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){rn();var l=void 0,u=Sn(()=>{var s=n??t.appendChild(an());Ur(s,{pending:()=>{}},t=>{A({});var n=Ge;if(o&&(n.c=o),a&&(i.$$events=a),E&&Rr(t,null),l=e(t,i)||qe(),E&&(U.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Se(),ve;j()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Sr(r);for(let e of[t,document]){var a=Kr.get(e);a===void 0&&(a=new Map,Kr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Pr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Er)),Dr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Kr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Pr),r.delete(e),r.size===0&&Kr.delete(n)):r.set(e,i)}Dr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Jr.set(l,u),l}var Jr=new WeakMap,Yr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Rn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Rn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Nn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Bn(r,t),t.append(an()),this.#n.set(e,{effect:r,fragment:t})}else Nn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),In(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Nn(n.effect),this.#n.delete(e))};ensure(e,t){var n=P,r=ln();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=an();i.append(a),this.#n.set(e,{effect:kn(()=>t(a)),fragment:i})}else this.#t.set(e,kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else E&&(this.anchor=D),this.#a(n)}},Xr=0,Zr=1,Qr=2;function $r(e,t,n,r,i){E&&Ee();var a=Je(),o=T,s=a?Vt(o):Ht(o,!1,!1),c=a?Vt(o):Ht(o,!1,!1),l=new Yr(e);Dn(()=>{var a=P,o=t(),u=!1;let d=E&&f(o)===(e.data===`[!`);if(d&&(O(Oe()),Te(!1)),f(o)){var p=ct(),m=!1;let e=e=>{if(!u){m=!0,p(!1),P===a&&a.deactivate(),At.ensure();try{e()}finally{lt(!1),wt||jt()}}};o.then(t=>{e(()=>{Gt(s,t),l.ensure(Zr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Gt(c,t),l.ensure(Qr,i&&(e=>i(e,c))),!i)throw c.v})}),E?l.ensure(Xr,n):Ze(()=>{m||e(()=>{l.ensure(Xr,n)})})}else Gt(s,o),l.ensure(Zr,r&&(e=>r(e,s)));return d&&Te(!0),()=>{u=!0}})}function J(e,t,n=!1){var r;E&&(r=D,Ee());var i=new Yr(e),a=n?w:0;function o(e,t){if(E){var n=ke(r);if(e!==parseInt(n.substring(1))){var a=Oe();O(a),i.anchor=a,Te(!1),i.ensure(e,t),Te(!0);return}}i.ensure(e,t)}Dn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ei=Symbol(`NaN`);function ti(e,t,n){E&&Ee();var r=new Yr(e),i=!Je();Dn(()=>{var e=t();e!==e&&(e=ei),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ni(e,t){return t}function ri(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];In(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ii(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;cn(d),d.append(u),e.items.clear()}ii(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ii(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=re,Bn(a,document.createDocumentFragment())):Nn(t[i],n)}}var ai;function Y(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=E?O(on(u)):u.appendChild(an())}E&&Ee();var d=null,f=mt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=W(f);_.fallback=d,si(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=re,li(d,null,c)):Rn(d):In(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Dn(()=>{var e=W(f),t=e.length;let r=!1;E&&ke(c)===`[!`!=(t===0)&&(c=Oe(),O(c),Te(!1),r=!0);for(var u=new Set,_=P,v=ln(),y=0;y<t;y+=1){E&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,Te(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Gt(S.v,b),S.i&&Gt(S.i,y),v&&_.unskip_effect(S.e)):(S=ci(l,m?c:ai??=an(),b,x,y,o,n,i),m||(S.e.f|=re),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=kn(()=>s(c)):(d=kn(()=>s(ai??=an())),d.f|=re)),t>u.size&&Fe(``,``,``),E&&t>0&&O(Oe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Te(!0),W(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,E&&(c=D)}function oi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function si(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=oi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Rn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=re,_===l)li(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ui(e,d,_),ui(e,_,y),li(_,y,n),d=_,p=[],m=[],l=oi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)li(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ui(e,S.prev,C.next),ui(e,d,S),ui(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),li(_,l,n),ui(e,_.prev,_.next),ui(e,_,d===null?e.effect.first:d.next),ui(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=oi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=oi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ii(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=oi(l.next);var ee=w.length;if(ee>0){var te=i&4&&s===0?n:null;if(o){for(v=0;v<ee;v+=1)w[v].nodes?.a?.measure();for(v=0;v<ee;v+=1)w[v].nodes?.a?.fix()}ri(e,w,te)}}o&&Ze(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ci(e,t,n,r,i,a,o,s){var c=o&1?o&16?Vt(n):Ht(n,!1,!1):null,l=o&2?Vt(i):null;return{v:c,i:l,e:kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function li(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=sn(r);if(a.before(r),r===i)return;r=o}}function ui(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function di(e,t,...n){var r=new Yr(e);Dn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},w)}function fi(e,t,n,r,i,a){let o=E;E&&Ee();var s=null;E&&D.nodeType===1&&(s=D,Ee());var c=E?D:e,l=new Yr(c,!1);Dn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?be:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=E;if(s=E?s:un(e,a),Rr(s,s),r){var i=null;E&&wr(e)&&s.append(i=document.createComment(``));var o=E?on(s):s.appendChild(an());E&&(o===null?Te(!1):O(o)),r(s,o),i?.remove()}U.nodes.end=s,n||t.before(s)}E&&O(t)}),()=>{}},w),vn(()=>{}),o&&(Te(!0),O(c))}function pi(e,t){let n=null,r=E;var i;if(E){n=D;for(var a=on(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=sn(a);if(a===null)Te(!1);else{var o=sn(a);a.remove(),O(o)}}E||(i=document.head.appendChild(an()));try{Dn(()=>{var e=kn(()=>t(i));e.f|=ee,E||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Te(!0),O(n))}}function mi(e,t){var n=void 0,r;On(()=>{n!==(n=t())&&(r&&=(Nn(r),null),n&&(r=kn(()=>{Cn(()=>n(e))})))})}function hi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=hi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function gi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=hi(e))&&(r&&(r+=` `),r+=t);return r}function _i(e){return typeof e==`object`?gi(e):e??``}var vi=[...` 	
\r\f\xA0\v﻿`];function yi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||vi.includes(r[o-1]))&&(s===r.length||vi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function bi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function xi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Si(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(xi)),i&&c.push(...Object.keys(i).map(xi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=xi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=bi(r)),i&&(n+=bi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ci(e,t,n,r,i,a){var o=e[fe];if(E||o!==n||o===void 0){var s=yi(n,r,a);E&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[fe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function wi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ti(e,t,n,r){var i=e[pe];if(E||i!==t){var a=Si(t,r);E&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[pe]=t}else r&&(Array.isArray(r)?(wi(e,n?.[0],r[0]),wi(e,n?.[1],r[1],`important`)):wi(e,n,r));return r}function Ei(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Di(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Oi(e,!n||`__value`in e))}function Oi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Mi(c);Ei(c,i?a.includes(l):Zt(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ki(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ce();for(var i of t.options)i.selected=n.includes(Mi(i))}else{for(i of t.options)if(Zt(Mi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ai(e){var t=new MutationObserver(t=>{t.every(Ni)||(`__defaultValue`in e&&Oi(e,!1),`__value`in e&&ki(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),vn(()=>{t.disconnect()})}function ji(e,t,n=t){var r=new WeakSet,i=!0;ot(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Mi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Mi(o)}n(a),e.__value=a,P!==null&&r.add(P)}),Cn(()=>{var a=t();if(e===document.activeElement){var o=P;if(r.has(o))return}if(ki(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Mi(s),n(a))}e.__value=a,i=!1})}function Mi(e){return`__value`in e?e.__value:e.value}function Ni(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Pi=Symbol(`class`),Fi=Symbol(`style`),Ii=Symbol(`is custom element`),Li=Symbol(`is html`),Ri=_e?`link`:`LINK`,zi=_e?`input`:`INPUT`,Bi=_e?`option`:`OPTION`,Vi=_e?`select`:`SELECT`,Hi=_e?`progress`:`PROGRESS`;function Ui(e){if(E){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[he]=n,Ze(n),it()}}function Wi(e,t){var n=qi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Hi)&&(e.value=t??``)}function X(e,t,n,r){var i=qi(e);if(!(E&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ri))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[ue]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Yi(e).has(t)?e[t]=n:(!E||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Gi(e,t,n,r,i=!1,a=!1){E&&i&&e.nodeName===zi&&(`defaultValue`in n||`defaultChecked`in n||Ui(e));var o=qi(e),s=o[Ii],c=!o[Li];let l=E&&s;l&&Te(!1);var u=t||{},d=e.nodeName===Bi,f=e.nodeName===Vi;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=_i(n.class):(r||n[Pi])&&(n.class=null),n[Fi]&&(n.style??=null);var m=Yi(e);if(e.nodeName===zi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,X(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Ci(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Pi],n[Pi]),u[i]=l,u[Pi]=n[Pi];else if(i===`style`)Ti(e,l,t?.[Fi],n[Fi]),u[i]=l,u[Fi]=n[Fi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=_r(r);if(hr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Ar(r,e,l),jr([r]);else if(l!=null){function y(e){u[i].call(this,e)}u[n]=Or(r,e,y,t)}}else if(i===`style`)X(e,i,l);else if(i===`autofocus`)nt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===Hi)&&(e.value=l);else if(i===`selected`&&d)Ei(e,l);else{var b=i;c||(b=br(b));var x=b===`defaultValue`||b===`defaultChecked`;if(f&&b===`defaultValue`)continue;if(l==null&&!s&&!x){if(o[i]=null,b===`value`||b===`checked`){let n=e,r=t===void 0;if(b===`value`){let e=n.defaultValue;n.removeAttribute(b),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(b),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else x||(s||typeof l!=`string`)&&m.has(b)?(e[b]=l,b in o&&(o[b]=T)):typeof l!=`function`&&X(e,b,l,a)}}}}}}finally{l&&Te(!0)}return u}function Ki(e,t,n=[],r=[],i=[],a,o=!1,s=!1){st(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===Vi,l=!1;if(On(()=>{var u=t(...n.map(W)),d=Gi(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Di(f,u.defaultValue),`value`in u&&ki(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||Nn(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&Nn(i[t]),i[t]=kn(()=>mi(e,()=>p))),d[t]=p}r=d}),c){var u=e;Cn(()=>{var e=r;`defaultValue`in e&&Di(u,e.defaultValue),ki(u,e.value,!0),Ai(u)})}l=!0})}function qi(e){return e[de]??={[Ii]:e.nodeName.includes(`-`),[Li]:e.namespaceURI===ye}}var Ji=new Map;function Yi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ji.get(t);if(n)return n;Ji.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Xi(e,t){return e===t||e?.[se]===t}function Zi(e=qe(),t,n,r){var i=Ge.r,a=U;return Cn(()=>{var o,s;return Tn(()=>{o=s,s=r?.()||[],mr(()=>{Xi(n(...s),e)||(t(e,...s),o&&Xi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Xi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var Qi=!1;function $i(e){var t=Qi;try{return Qi=!1,[e(),Qi]}finally{Qi=t}}var ea={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function ta(e,t,n){return new Proxy({props:e,exclude:t},ea)}function na(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=dt(r),W(u)):(l&&(l=!1,c=s?mr(r):r),c);let f;if(o){var p=se in e||le in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=$i(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Be(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?dt:mt)(()=>(v=!1,g()));o&&W(y);var b=U;return(function(e,t){if(arguments.length>0){let n=t?W(y):i&&o?Yt(e):e;return I(y,n),v=!0,c!==void 0&&(c=n),e}return Hn&&v||b.f&16384?y.v:W(y)})}function ra(e){Ge===null&&Ne(`onMount`),yn(()=>{let t=mr(e);if(typeof t==`function`)return t})}function ia(e){Ge===null&&Ne(`onDestroy`),ra(()=>()=>mr(e))}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var aa=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends aa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},oa=class extends aa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},sa=class e extends aa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof aa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof aa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ca=100,la=`⁨`,ua=`⁩`;function da(e,t,n){return n===t||n instanceof oa&&t instanceof oa&&n.value===t.value||t instanceof oa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function fa(e,t,n){return t[n]?xa(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function pa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ma(e,i.value):n.push(ma(e,i));return{positional:n,named:r}}function ma(e,t){switch(t.type){case`str`:return t.value;case`num`:return new oa(t.value,{minimumFractionDigits:t.precision});case`var`:return ha(e,t);case`mesg`:return ga(e,t);case`term`:return _a(e,t);case`func`:return va(e,t);case`select`:return ya(e,t);default:return new Z}}function ha(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof aa)return n;switch(typeof n){case`string`:return n;case`number`:return new oa(n);case`object`:if(sa.supportsValue(n))return new sa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function ga(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?xa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?xa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function _a(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=pa(e,r).named;let n=xa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=pa(e,r).named;let o=xa(e,a.value);return e.params=null,o}function va(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=pa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function ya(e,{selector:t,variants:n,star:r}){let i=ma(e,t);if(i instanceof Z)return fa(e,n,r);for(let t of n)if(da(e,i,ma(e,t.key)))return xa(e,t.value);return fa(e,n,r)}function ba(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ca)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ca}`);r&&n.push(la),n.push(ma(e,i).toString(e)),r&&n.push(ua)}return e.dirty.delete(t),n.join(``)}function xa(e,t){return typeof t==`string`?e.bundle._transform(t):ba(e,t)}var Sa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ca(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var wa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ta(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof oa)return new oa(n.valueOf(),{...n.opts,...Ca(t,wa)});if(n instanceof sa)return new oa(n.toNumber(),{...Ca(t,wa)});throw TypeError(`Invalid argument to NUMBER`)}var Ea=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Da(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof sa||n instanceof oa)return new sa(n,Ca(t,Ea));throw TypeError(`Invalid argument to DATETIME`)}var Oa=new Map;function ka(e){let t=Array.isArray(e)?e.join(` `):e,n=Oa.get(t);return n===void 0&&(n=new Map,Oa.set(t,n)),n}var Aa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ta,DATETIME:Da,...t},this._useIsolating=n,this._transform=r,this._intls=ka(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Sa(this,n,t);try{return ba(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},ja=/^(-?[a-zA-Z][\w-]*) *= */gm,Ma=/\.([a-zA-Z][\w-]*) *= */y,Na=/\*?\[/y,Pa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Fa=/([a-zA-Z][\w-]*)/y,Ia=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,La=/^[A-Z][A-Z0-9_-]*$/,Ra=/([^{}\n\r]+)/y,za=/([^\\"\n\r]*)/y,Ba=/\\([\\"])/y,Va=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ha=/^\n+/,Ua=/ +$/,Wa=/ *\r?\n/g,Ga=/( *)$/,Ka=/{\s*/y,qa=/\s*}/y,Ja=/\[\s*/y,Ya=/\s*] */y,Xa=/\s*\(\s*/y,Za=/\s*->\s*/y,Qa=/\s*:\s*/y,$a=/\s*,?\s*/y,eo=/\s+/y,to=class{constructor(e){this.body=[],ja.lastIndex=0;let t=0;for(;;){let n=ja.exec(e);if(n===null)break;t=ja.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ma);){let t=o(Ma),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ra)&&(r=o(Ra)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Ha),u([i],i.length)):r?S(r,Ua):null}function u(r=[],i){for(;;){if(n(Ra)){r.push(o(Ra));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ua));let c=[];for(let e of r)e instanceof no&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ka,SyntaxError);let e=f();if(i(qa))return e;if(i(Za)){let t=h();return i(qa,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ia)){let[,e,t,n=null]=a(Ia);if(e===`$`)return{type:`var`,name:t};if(i(Xa)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(La.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i($a)}}function m(){let e=f();return e.type===`mesg`&&i(Qa)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Na);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ja,SyntaxError);let e;return e=n(Pa)?v():{type:`str`,value:o(Fa)},i(Ya,SyntaxError),e}function _(){if(n(Pa))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Pa),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(za),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ba))return o(Ba);if(n(Va)){let[,e,t]=a(Va),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(eo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Wa,`
`),n=Ga.exec(e)[1].length;return new no(t,n)}}},no=class{constructor(e,t){this.value=e,this.length=t}},ro=`# The words of the HTML report and of the evidence sheet, in the format of Project Fluent.
#
# Values of variables are texts, or whole numbers, which are grouped as the language does it. docs/glossary.md has the terms.

## Numbers

number-one-in = 1 in { $classes }
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

## Every page

page-no-script = This report shows itself with a script, which this browser does not run. The same result without one: codesim with --format markdown or --format json.

frame-skip = Skip to content
# The name of the navigation between the views of the report, as a screen reader says it.
frame-views = Views
colours = Colours
# As the system has it.
colours-auto = Auto
colours-light = Light
colours-dark = Dark
names-hide = Hide names
names-hide-meaning = Shows pseudonyms instead of names, on the screen and on paper, until this tab is closed ({ $key }). Code and notes stay as they are, and may have names in them: to hand a report out, make one with { $option }.
names-hide-one = Hide this name
# What a submission is called while its name is hidden; the number has at least two digits.
names-pseudonym = Submission { $number }
# Instead of a name that several submissions could have.
names-somebody = somebody
# Instead of the path of a file that was left out; its extension follows: \`left-out.pdf\`.
names-left-out = left-out
names-in-file = The file has the real names, since codesim reads it again.
failure-title = This report cannot be shown
failure-advice = The file may have been cut short, or the browser is too old: Firefox 120, Chromium 123 and Safari 17.5 or later can show it.
failure-no-report = this file holds no report
guard-title = A part of this page could not be shown.
# The words of the error follow.
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
pair = Pair
cluster-number = Cluster { $number }
close = Close
# What a person decided about a pair.
decision-undecided = undecided
decision-confirmed = confirmed
decision-dismissed = dismissed
progress = { $decided } of { $all } decided
progress-title = flagged pairs that you have decided about; leads to the others
keys = Keys
keys-of-pair = On the page of a pair
keys-match = next match, previous match
# The last two are signs that are keys too.
keys-pair = next pair, previous pair of the list that you came from; also ] and [
keys-undecided = next flagged pair that is not decided
keys-undecided-again = undecided again
keys-of-lists = In the lists of pairs and submissions
keys-row = next row, previous row
# As it stands on the key.
keys-enter = Enter
keys-open = open it
keys-anywhere = Anywhere
keys-names = hide names, show names
keys-keys = these keys
meaning-of = Meaning of “{ $name }”
# $name is the name of a figure, such as Score, and $meaning one of the next messages.
meaning = { $name }: { $meaning }.
meaning-rank = the place of the pair among all pairs of the class, by score
meaning-score = the code that the two share, beyond what such programs share anyway and weighted by how few others have it: from 0, nothing, to 1, the same program
meaning-similar = the share of all tokens of the two that match
meaning-left = the share of the left submission’s tokens that match the right one: most of a program that was taken over and added to
meaning-right = the share of the right submission’s tokens that match the left one
meaning-longest = the number of tokens of the longest match; a token is a word, a number or an operator of the language
meaning-matched = how many tokens of each match
meaning-chance = how many independent pairs this similar are expected in this class; 1 in 100 is one such pair in a hundred classes like it, if nobody copied
meaning-cluster = the group of submissions connected by flagged pairs that both are in
meaning-verdict = what codesim says about the pair, and what you decided
# One of the choices among pairs: the flagged ones that nobody has decided about.
filter-undecided = flagged, undecided
filter-earlier = with an earlier year
service-unreachable = The service cannot be reached.
service-session-ended = Your session has ended: sign in again in another tab.
service-refused = The service refused it ({ $status }).
copy-link = Copy link
copy-link-done = Link copied
copy-link-prompt = The link to this pair
legend = Filled: { $identical }. Dotted line: { $renamed }, the same except names and literals. Framed: { $restructured }, the same when written in one way. Hatched: { $starter }, which does not count.
missing-title = Not in this report
missing-pair = There is no pair “{ $pair }” here.
missing-submission = There is no submission “{ $submission }” here.
missing-why = The link leads to something that this report does not show: another run, or a pair beyond those that were kept.
missing-to-overview = To the overview
# Of the two submissions of a pair that is not in the report.
missing-known =
    { $count ->
        [1] It has { $first }.
       *[other] It has { $first } and { $second }.
    }

## Overview, details and decisions

# $bound is least if there may be more flagged pairs.
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
# Follows the title: the exercise, or its folders.
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
# The submissions in groups that are more alike than independent work.
overview-groups = Who is in them
overview-all-clusters =
    { $count ->
        [one] All { $count } cluster
       *[other] All { $count } clusters
    }
overview-shared-code = Shared code
overview-identical-files = Identical files
# A cluster is one of computers here. $found is yes if it found the pairs of the report among more submissions, $among is index if the
# submissions were also compared with those of the index $index.
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
overview-no-language = no language
# $bound is about if the number of pairs that share anything is an estimate.
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
overview-nothing-left-out = Nothing was left out.
overview-remarks =
    { $count ->
        [one] { $count } remark on what to know before reading a submission.
       *[other] { $count } remarks on what to know before reading a submission.
    }
overview-details = Everything that was and was not compared

histogram =
    { $pairs ->
        [one] { $pairs } pair by score. Pairs from a score of { $score } on are flagged: { $flagged }.
       *[other] { $pairs } pairs by score. Pairs from a score of { $score } on are flagged: { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } pair with scores from { $from }
       *[other] { $count } pairs with scores from { $from }
    }
histogram-bar-title =
    { $count ->
        [one] score { $from } to { $to }: { $count } pair
       *[other] score { $from } to { $to }: { $count } pairs
    }
histogram-bar-title-expected =
    { $count ->
        [one] score { $from } to { $to }: { $count } pair, { $expected } expected
       *[other] score { $from } to { $to }: { $count } pairs, { $expected } expected
    }
histogram-flagged-from = flagged from { $score }
# Below an axis.
histogram-score = score
histogram-key = Bars: pairs of this class, on a logarithmic scale. Line: how many there would be if all work were independent.
histogram-key-small = Bars: pairs of this class, on a logarithmic scale. With fewer than ten submissions of some size there is no background to hold them against; a score of a half or more is flagged.

# $submissions says how many, and $names who.
identical-files-of = { $submissions } have the same file of { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } ({ $file }): { $names }
identical-files-all =
    { $count ->
        [one] All { $count } file
       *[other] All { $count } files
    }
# $submissions says how many, and $names who.
shared-blocks-of = { $submissions } share a block of { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: { $names }
# $lines is text such as lines 3–17.
shared-blocks-place = { $lines } of { $file } of { $submission }
shared-blocks-no-text = The text is not in this report.
shared-blocks-all =
    { $count ->
        [one] All { $count } block
       *[other] All { $count } blocks
    }
starter-code-again = Compare again with this as starter code
starter-code-compared = The block counts for nobody in { $comparison }.
# A link in the sentence before.
starter-code-comparison = the new comparison
# The reason follows.
starter-code-problem = Not compared again.
# On a button: to name a block of code as starter code.
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
# Whether the file was compared: yes or no.
details-compared = Compared
details-compared-no = no
details-reason = Why it is listed
details-no-notices = Nothing: every file was compared as it is.
details-remarks = Before you read a submission
details-remarks-meaning = Signs that a text was made to look other than it is. They may be honest, and no score depends on them.
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
# In an empty field: the name is shown with the decisions of whoever gives it.
decisions-name-meaning = is saved with each decision from now on
decisions-export = Export
decisions-import = Import
# $said is decisions-taken.
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
# These three follow decisions-not-imported.
decisions-wrong-file = a file of decisions with schema_version 3 was expected
decisions-wrong-entry = decision { $number } has no names or no decision
decisions-same-pair = decisions { $first } and { $second } are on the same pair
decisions-elsewhere =
    { $count ->
        [one] In { $exercise }, { $count } pair with the same names and the same code has a decision.
       *[other] In { $exercise }, { $count } pairs with the same names and the same code have a decision.
    }
# On a button: the decisions of another exercise.
decisions-take-over = Take over
decisions-contradictions = Contradictions
decisions-contradictions-meaning = They are not exported before you have decided which decision holds.
decisions-note = Note
# Above the names of who decided, and when.
decisions-by = Decided
decisions-none = You have not decided about any pair yet: open one and say confirmed or dismissed.
decisions-none-of-all = Nobody has decided about any pair yet: open one and say confirmed or dismissed.

decision-form = Your decision
decision-form-note = Note: why
decision-form-saving = saving…
# $decision is confirmed, dismissed or undecided; the reason follows.
decision-form-unsaved = Not saved: { $decision }.
decision-form-unsaved-note = Not saved: { $decision }, “{ $note }”.
decision-form-again = Try again
decision-form-not-kept = This browser keeps nothing for files: export your decisions before you close the page.
contradiction = Decisions that contradict each other
contradiction-which = { $count } decisions on this pair contradict each other. Which one holds?
contradiction-take = Take this one
contradiction-note = { $decision }: “{ $note }”
# Where a decision is from.
contradiction-from-report = from the report
contradiction-from-browser = from this browser
contradiction-from-service = from the service
# $name is that of a file or of another exercise.
contradiction-from = from { $name }
contradicting-decisions = contradicting decisions

## Pairs, and one pair

score = Score
similarity = Similarity
left-in-right = Left in right
right-in-left = Right in left
longest-match = Longest match
# The number of tokens that match.
matched-tokens = Matched
expected-by-chance = Expected by chance
verdict = Verdict
cluster = Cluster
evidence-sheet = Evidence sheet
settings-and-input = Settings and input
# Two names, or two places in code.
both = { $left } and { $right }
# A key of the keyboard.
key = key { $key }
code-of = Code of { $submission }
starter-code-of = starter code: { $files }

pairs-title = Pairs
pairs-left = Left
pairs-right = Right
pairs-names = names of the two submissions
# Above what links the two of a pair, such as: 92 % / 95 %, 417 tokens in one match.
pairs-why = In short
pairs-why-meaning = how much of the left submission is in the right one / of the right in the left, and the longest match; point at it for more
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in one match
# $bound is least or about if the number of all is not known; $option is that of the command, or none.
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
# The link $settings has the text of settings-and-input.
pairs-none = No pairs match these filters. { $settings } says which pairs were kept.

filter-name = Name
filter-search = Search
# Filters have the same names in every language.
filter-search-hint = names, or filters such as score>0.5
filter-more = Filters
filter-clear = Clear filters
# $name is what stands before the sign of a filter, $text all of it.
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
# A verb, before a list to choose from: all pairs, flagged.
filter-show = Show
filter-all = all pairs
# Two fields for numbers: Score from 0.2 to below 0.3.
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
# The place of the pair in its list.
pair-place = Pair { $place } of { $count }
# Shows and hides the remaining figures of the pair.
pair-details = Details
# The list has so many pairs, but not the one that is shown.
pair-list-of = List of { $count }
pair-handed-in-earlier = { $name } was handed in { $duration } earlier.

matches-strongest-first =
    { $count ->
        [one] { $count } match, strongest first
       *[other] { $count } matches, strongest first
    }
matches-none = No run of code is long enough to be shown.
# The page reads the code.
matches-reading = Reading …
# The place of a match in the list of matches.
match-place = { $place } of { $count }
matches-wrap = Wrap lines
matches-together = Scroll together
# $words is the kind of match.
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
# Said of a reason that speaks of the left submission, when the reader has swapped the sides.
match-left-is = The left one here is { $name }.
# $lines is lines 3–17.
place-in-file = { $file } { $lines }
# After some renamings: list → words.
renamings-more = and { $count } more
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
# Parts of the code that others have too.
code-lines-and-parts =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } part
       *[other] { $marks } parts
    }
# Opens the ways to show the code.
code-view = View
code-swap = Swap sides
code-sides = Sides
# The divider between the two sides.
code-divider = Width of the left side
code-divider-how = Drag it or use the arrow keys; a double click puts it back in the middle
# Above the files of a submission, each with a percentage.
code-files = Share of the code of each file that matches
code-hidden = a character that is not seen
code-none = The sources of this submission are not in the report.
differences = Differences
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

# After the name of a submission.
name-earlier-year = (earlier year)
# After the name of a submission that was handed in late.
name-late = (late)

## Submissions, clusters, graph and timeline

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
# The one submission that is most similar to another one.
submissions-alike = Most similar
submissions-alike-meaning = the submission that it is most similar to, and their score
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
# The link $cluster has the text of submission-cluster.
submission-in-cluster = In { $cluster }.
submission-cluster = cluster { $number }
# These follow each other, with commas between them.
submission-group = handed in together as { $group }
submission-handed-in = handed in { $moment } UTC
submission-late = handed in late
submission-parts = Parts that other submissions have too
# $places is some of submission-also-in, with commas between them.
submission-strip = parts { $places }
submission-strip-empty = nothing of it stands elsewhere
submission-also-in = also in { $submission }

# Above the list of submissions with which this one shares code.
shares-title = Shares with
shares-colour = Colour
# Of this submission.
shares-of-this = Of this
shares-of-this-meaning = share of this submission’s tokens that the other one has too
# A verb, above links to side by side.
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
clusters-all = All clusters
# $possible is how many pairs the submissions make.
clusters-counts =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $flagged } of { $possible ->
        [one] { $possible } pair
       *[other] { $possible } pairs
    } flagged
# Pairs; these two follow clusters-counts, with commas between them.
clusters-confirmed = { $count } confirmed
clusters-dismissed = { $count } dismissed
# $group is one of the next two messages, and $names says who.
clusters-members =
    { $count ->
        [one] { $group }, { $count } submission: { $names }
       *[other] { $group }, { $count } submissions: { $names }
    }
clusters-ring = Alike beyond chance as a group
clusters-group = Group { $number }
# Two groups or more.
clusters-groups = Within it, { $count } groups are connected more closely than to one another (method of Blondel et al., 2008, known as Louvain):
# The pairs of a cluster.
clusters-list =
    { $count ->
        [one] Its { $count } pair as a list
       *[other] All { $count } pairs of it as a list
    }
clusters-no-such = There is no such cluster in this report.

heatmap = Scores of the pairs of { $count } submissions, stronger where two are more similar
heatmap-key = The stronger the colour, the more similar. A click on a cell leads to the pair.

# A slider and its score follow.
graph-from = Pairs from a score of
# A list to choose from follows: of clusters, of labels.
graph-colours = Colours
graph-colours-clusters = of clusters
graph-colours-labels = of labels
graph-zoom-in = Zoom in
graph-zoom-out = Zoom out
# A verb, on a button: moves all that is shown to the middle, as large as there is room.
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
graph-picture = Submissions connected by pairs at this threshold
graph-none = No pair has this score: move the slider to the left.
graph-key = Closer and thicker: more similar; red: flagged; dashed: dismissed. Click a submission for its pairs, or a line for the pair. Drag to move, and turn the wheel to zoom in, where more names have room.
graph-connected = Connected at this threshold
graph-list = These pairs as a list
# Beside the name of a submission.
graph-cluster = cluster { $number }
# The link $all has the text of graph-all-submissions.
graph-apart =
    { $count ->
        [one] { $count } submission is not connected at this threshold: { $all }
       *[other] { $count } submissions are not connected at this threshold: { $all }
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
# Before a row of the picture; there is room for some 18 letters.
timeline-no-cluster = In no cluster
timeline-order = Flagged pairs, the earlier one first
# Above the name of the submission that was handed in earlier, when that was, and how much later the other one came.
timeline-earlier = Earlier
timeline-handed-in = Handed in
timeline-apart = Apart
timeline-none = No flagged pair has times on both sides.

## Findings: whole sentences about a pair

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

reliance-checked = The number of independent pairs expected is an estimate from the class itself. On classes that people have judged, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-few-submissions = The number of independent pairs expected is a rough estimate, since the class has fewer than 25 submissions. On judged classes of this size, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-many-alike = The number of independent pairs expected cannot be trusted here: more than one in twenty pairs of this class score far above its median, and the numbers cannot tell whether these were copied, made from one template, or are similar for another reason.
strength-too-small = How many independent pairs this similar to expect cannot be said of so little code.
strength-not-computed = How many independent pairs this similar to expect was not computed.
strength-small-class = A class in which fewer than ten submissions have enough code is too small to say how many independent pairs this similar to expect. In such a class a score of { $score } or more is flagged.
# $number is text such as 1.5 or 1,081.
strength-pairs = If everybody worked independently, about { $number } of the { $pairs } pairs of this class would be this similar.
strength-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a pair this similar.
strength-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a pair this similar.

decision-meaning-undecided = Undecided
decision-meaning-confirmed = Confirmed: the pair shares code that it should not share
decision-meaning-dismissed = Dismissed: there is a good reason for what the pair shares

restructuring-order = The same steps in a different order.
restructuring-right = The same steps; the right alone has { $right }.
restructuring-left = The same steps; the left alone has { $left }.
restructuring = The same steps: the left has { $left } where the right has { $right }.
# A word of a program between quotation marks, as in “while”, “=” and “+”.
quoted = “{ $text }”
list-last = { $others } and { $last }
list-more = { $count } more

## Why a pair is flagged: a sentence or two of these. What begins with a small letter is joined to others by semicolons.

why-group = Both are among { $members } submissions that are alike beyond chance as a group.
# $passages is one of the next three messages, or empty.
why-completely = { $left } and { $right } match completely{ $passages }.
why-partly = { $leftshare } of { $left } and { $rightshare } of { $right } match each other{ $passages }.
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

## Groups, shared blocks and identical files: how many there are, and how to read them

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

## Evidence sheet

sheet-title = Evidence sheet
sheet-title-names = Evidence sheet: { $left } and { $right }
sheet-names = { $left } and { $right }
sheet-subject = Evidence sheet on two submissions
sheet-subject-exercise = Evidence sheet on two submissions of { $exercise }
sheet-no-pair = There is no pair to show.
sheet-back = Back to the pair
# On a button.
sheet-print = Print
sheet-in-short = In short
sheet-alike = Two places match if their code is built alike; names, comments and layout do not count.
sheet-this-pair = This pair among all of the class
# The pair's place in a picture of the scores.
sheet-here = this pair
sheet-picture =
    { $count ->
        [one] { $count } pair by score; this pair has { $score }, and from { $flag } on pairs are flagged
       *[other] { $count } pairs by score; this pair has { $score }, and from { $flag } on pairs are flagged
    }
sheet-picture-key = Bars: the pairs of the class by score, each step up a multiple of the one before. Thin line: what independent work would look like. Dashed: flagged from here on.
sheet-passages = The strongest passages side by side
# $kind is one of the kinds of matches above.
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
# $selection is one of the messages selection-….
sheet-method-text = Each program becomes a sequence of tokens in which all names are one, and { $selection }. A fingerprint counts the more, the fewer submissions have it, and the scores of all pairs of a class of ten or more say how similar independent work on the same task is. For this sheet, greedy string tiling (Wise 1993) has laid the two programs against each other, the longest match first and no token used twice; what that leaves was compared again in a form in which loops, branches and the order of statements have one way to be written.
selection-winnowing = winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-guaranteed = the scheme { $scheme } selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-other = the scheme { $scheme } selects fingerprints of it without a promise to find any run that two programs share
sheet-matches = Matches
sheet-no-match = There is no match to show.
sheet-matches-table = Table of matches
sheet-strongest-first = The strongest evidence first
sheet-match = Match
# Read aloud before the number of a match.
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

## The comparison as a whole, on the evidence sheet

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
setting-imports-left-out = left out
`;function io(e){return document.getElementById(e)?.textContent??``}async function ao(e){if(e===``)return[];let t=Uint8Array.from(atob(e),e=>e.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream(`gzip`));return await new Response(n).json()}var oo=(typeof document>`u`?``:document.documentElement.lang)||`en`,so=oo===`en`?`en-US`:oo,co=oo===`en`?`en-GB`:oo,lo=new Aa(so,{useIsolating:!1});lo.addResource(new to(ro)),typeof document<`u`&&lo.addResource(new to(io(`messages`)),{allowOverrides:!0});function uo(e,...[t]){return fo(e,t)}function fo(e,t){let n=lo.getMessage(e)?.value;return n?lo.formatPattern(n,t):e}function po(e){return new Intl.NumberFormat(so,e)}function mo(e){return new Intl.DateTimeFormat(co,e)}var ho=G(`<main><h1> </h1> <p> </p> <p> </p></main>`);function go(e,t){A(t,!0);var n=ho(),r=L(n),i=z(r,!0),a=B(r,2),o=z(a,!0),s=z(B(a,2),!0);k(n),V((e,n)=>{q(i,e),q(o,t.reason),q(s,n)},[()=>uo(`failure-title`),()=>uo(`failure-advice`)]),K(e,n),j()}var _o=/[\u0000-\u001f]/gu;function vo(e){let t=e=>`\\u{${e.codePointAt(0).toString(16)}}`,n=e.map(([e,n])=>`${t(e)}-${t(n)}`);_o=RegExp(`[${n.join(``)}]`,`gu`),RegExp(`(?![\\n\\t]|\\r(?:\\n|$))${_o.source}`,`gu`)}var yo={"\n":`\\n`,"\r":`\\r`,"	":`\\t`};function bo(e){return yo[e]??`\\u{${e.codePointAt(0).toString(16)}}`}function Q(e){return e.replace(_o,bo)}function xo(e){try{return decodeURIComponent(e)}catch{return e}}function So(e){let[t=``,...n]=e.replace(/^#\/?/,``).split(`?`);return{parts:t.split(`/`).map(xo),query:Co(n.join(`?`))}}function Co(e){return Object.fromEntries(new URLSearchParams(e))}var $=new class{#e=F([]);get parts(){return W(this.#e)}set parts(e){I(this.#e,e)}#t=F({});get query(){return W(this.#t)}set query(e){I(this.#t,e)}#n=F(0);get moves(){return W(this.#n)}set moves(e){I(this.#n,e,!0)}#r=location.hash;constructor(){Object.assign(this,So(location.hash)),addEventListener(`hashchange`,()=>{this.#r=location.hash,Object.assign(this,So(location.hash)),this.moves++})}get isThere(){return this.#r===location.hash}replace(e){location.replace(e)}set(e){let t=Object.entries({...this.query,...e}).filter(([,e])=>e),n=Object.fromEntries(t);this.#i(this.parts,n)}rename(e){this.#i(e,this.query)}#i(e,t){let n=To(e,t);this.isThere&&n!==To(this.parts,this.query)&&(history.replaceState(history.state,``,n),this.#r=location.hash,Object.assign(this,{parts:e,query:t}))}};function wo(...e){return To(e,{})}function To(e,t){let n=`#/${e.map(encodeURIComponent).join(`/`)}`,r=new URLSearchParams(t).toString();return r===``?n:`${n}?${r}`}var Eo=G(`<div role="alert" class="card svelte-1dk8ht6"><strong class="svelte-1dk8ht6"> </strong> <code> </code></div>`),Do=G(`<!> <!>`,1);function Oo(e,t){A(t,!0);let n=F(``),r;function i(e,t){I(n,e instanceof Error?e.message:String(e),!0),r=t}yn(()=>{$.parts,I(n,``),r?.(),r=void 0});var a=Do();kr(`error`,Qt,e=>{e instanceof ErrorEvent&&e.error&&i(e.error)}),kr(`unhandledrejection`,Qt,e=>i(e.reason));var o=R(a),s=e=>{var t=Eo(),r=L(t),i=z(r,!0),a=B(r),o=z(B(a),!0);k(t),V((e,t)=>{q(i,e),q(a,` ${t??``} `),q(o,W(n))},[()=>uo(`guard-title`),()=>uo(`guard-advice`)]),K(e,t)};J(o,e=>{W(n)&&e(s)}),Ur(B(o,2),{onerror:i,failed:e=>{}},e=>{var n=Br();di(R(n),()=>t.children),K(e,n)}),K(e,a),j()}var ko=G(`<select><option> </option><option> </option><option> </option></select>`);function Ao(e,t){A(t,!0);let n=`codesim-colours`,r={auto:`light dark`,light:`light`,dark:`dark`};function i(){try{return localStorage.getItem(n)??`auto`}catch{return`auto`}}let a=F(Yt(i()));yn(()=>{document.documentElement.style.colorScheme=r[W(a)]??r.auto;try{localStorage.setItem(n,W(a))}catch{}});var o=ko(),s=L(o),c=z(s,!0);s.value=s.__value=`auto`;var l=B(s),u=z(l,!0);l.value=l.__value=`light`;var d=B(l),f=z(d,!0);d.value=d.__value=`dark`,k(o),Ai(o),V((e,t,n,r)=>{X(o,`aria-label`,e),q(c,t),q(u,n),q(f,r)},[()=>uo(`colours`),()=>uo(`colours-auto`),()=>uo(`colours-light`),()=>uo(`colours-dark`)]),ji(o,()=>W(a),e=>I(a,e)),K(e,o),j()}var jo=G(`<a class="svelte-20dx1m"> </a>`),Mo=G(`<a class="skip svelte-20dx1m" href="#content"> </a> <header class="no-print svelte-20dx1m"><a class="brand svelte-20dx1m">codesim</a> <nav class="svelte-20dx1m"></nav> <!> <!></header> <main id="content" tabindex="-1" class="svelte-20dx1m"><!></main>`,1);function No(e,t){A(t,!0);let n=na(t,`reader`,3,``),r,i=!0;yn(()=>{if($.moves,n(),i){i=!1;return}let e=Number(history.state?.top??0);dr().then(()=>{scrollTo(0,e),r.focus({preventScroll:!0})})});function a(){$.isThere&&scrollY!==(history.state?.top??0)&&history.replaceState({top:scrollY},``)}var o=Mo();kr(`scrollend`,$t,a);var s=R(o),c=z(s,!0),l=B(s,2),u=L(l),d=B(u,2);Y(d,21,()=>t.views,([e,t])=>e,(e,t)=>{var n=N(()=>h(W(t),2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=jo(),o=z(a,!0);V(e=>{X(a,`href`,e),X(a,`aria-current`,$.parts[0]===r()?`page`:void 0),q(o,i())},[()=>wo(r())]),K(e,a)}),k(d);var f=B(d,2);di(f,()=>t.tools),Ao(B(f,2),{}),k(l);var p=B(l,2);Oo(L(p),{children:(e,n)=>{var r=Br();di(R(r),()=>t.children),K(e,r)},$$slots:{default:!0}}),k(p),Zi(p,e=>r=e,()=>r),V((e,t,n)=>{q(c,e),X(u,`href`,t),X(d,`aria-label`,n)},[()=>uo(`frame-skip`),()=>wo(``),()=>uo(`frame-views`)]),Ar(`click`,s,e=>(e.preventDefault(),r.focus())),K(e,o),j()}jr([`click`]);var Po=G(`<pre class="svelte-1ykgvc3"> </pre>`),Fo=G(`<section class="card" aria-labelledby="made-of"><h2 id="made-of"> </h2> <p> </p> <details><summary> </summary> <!></details></section>`);function Io(e,t){A(t,!0);let n=F(!1);var r=Fo(),i=L(r),a=z(i,!0),o=B(i,2),s=z(o,!0),c=B(o,2),l=L(c),u=z(l,!0),d=B(l,2),f=e=>{var t=Br();$r(R(t),()=>ao(io(`licences`)),null,(e,t)=>{var n=N(()=>{var[e]=W(t);return{text:e}}),r=N(()=>W(n).text),i=Po(),a=z(i,!0);V(()=>q(a,W(r))),K(e,i)}),K(e,t)};J(d,e=>{W(n)&&e(f)}),k(c),k(r),V((e,t,n)=>{q(a,e),q(s,t),q(u,n)},[()=>uo(`licences-title`),()=>uo(`licences-text`),()=>uo(`licences-of-libraries`)]),kr(`toggle`,c,()=>I(n,!0)),K(e,r),j()}var Lo=po({maximumFractionDigits:4});function Ro(e){return Lo.format(e)}function zo(e,t){return po({minimumFractionDigits:t,maximumFractionDigits:t}).format(e)}function Bo(e,t){let n=t.endsWith(`ch`)?`es`:`s`;return`${Ro(e)} ${t}${e===1?``:n}`}function Vo(e){return e===null?`–`:e>=9.95?Ro(Math.round(e)):e>=.95?zo(Ho(e),1):e>=.0095?Ro(Ho(e*1e3)/1e3):e<.001?uo(`number-below-one-in-a-thousand`):uo(`number-one-in`,{classes:Ho(1/e)})}function Ho(e){if(e<10)return Math.round(e*10)/10;let t=1;for(;e/t>=100;)t*=10;return Math.round(e/t)*t}mo({dateStyle:`medium`,timeStyle:`short`,timeZone:`UTC`}),mo({dateStyle:`medium`}),mo({dateStyle:`medium`,timeStyle:`short`});var Uo=G(`<a class="name"><bdi> </bdi></a>`),Wo=G(`<span class="name"><bdi> </bdi></span>`),Go=G(`<td colspan="4" class="problem svelte-k5hvzo"> </td>`),Ko=G(`<td class="number"> </td> <td class="number"> </td> <td class="number"> </td> <td class="number spare svelte-k5hvzo"> </td>`,1),qo=G(`<tr><td><!></td><!></tr>`),Jo=G(`<div class="scroll"><table><thead><tr><th scope="col">Assignment</th><th scope="col" class="number">Submissions</th><th scope="col" class="number">Flagged</th><th scope="col" class="number">Second look</th><th scope="col" class="number spare svelte-k5hvzo">Not compared</th></tr></thead><tbody></tbody></table></div>`);function Yo(e,t){A(t,!0);let n=e=>e.notices.filter(e=>!e.compared).length;var r=Jo(),i=L(r),a=B(L(i));Y(a,21,()=>t.assignments,e=>e.name,(e,t)=>{var r=qo(),i=L(r),a=L(i),o=e=>{var n=Uo(),r=z(L(n),!0);k(n),V((e,t)=>{X(n,`href`,e),q(r,t)},[()=>encodeURIComponent(W(t).report),()=>Q(W(t).name)]),K(e,n)},s=e=>{var n=Wo(),r=z(L(n),!0);k(n),V(e=>q(r,e),[()=>Q(W(t).name)]),K(e,n)};J(a,e=>{W(t).report?e(o):e(s,-1)}),k(i);var c=B(i),l=e=>{var n=Go(),r=z(n);V(e=>q(r,`could not be compared: ${e??``}`),[()=>Q(W(t).problem)]),K(e,n)},u=e=>{var r=Ko(),i=R(r),a=z(i,!0),o=B(i,2),s=z(o,!0),c=B(o,2),l=z(c,!0),u=z(B(c,2),!0);V((e,t,n,r)=>{q(a,e),q(s,t),q(l,n),q(u,r)},[()=>Ro(W(t).submissions),()=>Ro(W(t).flagged_pairs),()=>Ro(W(t).second_look_pairs),()=>Ro(n(W(t)))]),K(e,r)};J(c,e=>{W(t).problem?e(l):e(u,-1)}),k(r),K(e,r)}),k(a),k(i),k(r),K(e,r),j()}var Xo=G(`<p class="names svelte-1ggk4p9"> </p>`),Zo=G(`<section class="card" aria-labelledby="people"><h2 id="people">Who is who</h2> <!> <!> <!></section>`),Qo=G(`<li class="names svelte-1ggk4p9"> </li>`),$o=G(`<section class="card"><h2 class="name"><bdi> </bdi></h2> <details><summary> </summary> <ul></ul></details></section>`),es=G(`<h1>Assignments</h1> <div class="stack svelte-1ggk4p9"><section class="card"><!></section> <!> <!> <!></div> <p class="small muted"> </p>`,1);function ts(e,t){A(t,!0);let n=N(()=>t.course.data.assignments.filter(e=>e.notices.length>0)),r=N(()=>t.course.people.filter(e=>e.handed_in.length===1));var i=es(),a=B(R(i),2),o=L(a);Yo(L(o),{get assignments(){return t.course.data.assignments}}),k(o);var s=B(o,2),c=e=>{var n=Zo(),i=B(L(n),2),a=e=>{var t=Xo(),n=z(t);V(e=>q(n,`In one assignment alone, ${W(r).length===1?`1 person`:`${W(r).length} people`}:
          ${e??``}.`),[()=>W(r).map(e=>Q(e.name)).join(`, `)]),K(e,t)};J(i,e=>{W(r).length>0&&e(a)});var o=B(i,2),s=e=>{var n=Xo(),r=z(n);V(e=>q(r,`Names that differ only in case, whitespace, accents or extension, and count as different people:
          ${e??``}.`),[()=>t.course.data.not_told_apart.map(e=>Q(e)).join(`, `)]),K(e,n)};J(o,e=>{t.course.data.not_told_apart&&e(s)}),Y(B(o,2),17,()=>t.course.data.notices??[],e=>e.path,(e,t)=>{var n=Xo(),r=z(n);V((e,t)=>q(r,`${e??``}: ${t??``}`),[()=>Q(W(t).path),()=>Q(W(t).reason)]),K(e,n)}),k(n),K(e,n)};J(s,e=>{(t.course.data.notices||t.course.data.not_told_apart||W(r).length>0)&&e(c)});var l=B(s,2);Y(l,17,()=>W(n),e=>e.name,(e,t)=>{var n=$o(),r=L(n),i=z(L(r),!0);k(r);var a=B(r,2),o=L(a),s=z(o,!0),c=B(o,2);Y(c,21,()=>W(t).notices,ni,(e,t)=>{var n=Qo(),r=z(n);V((e,n)=>q(r,`${e??``}: ${W(t).compared?`read with warnings: `:``}${n??``}`),[()=>Q(W(t).path),()=>Q(W(t).reason)]),K(e,n)}),k(c),k(a),k(n),V((e,t)=>{q(i,e),q(s,t)},[()=>Q(W(t).name),()=>Bo(W(t).notices.length,`notice`)]),K(e,n)}),Io(B(l,2),{}),k(a);var u=z(B(a,2));V(()=>q(u,`codesim ${t.course.data.codesim_version??``}`)),K(e,i),j()}var ns=G(` <a class="name"><bdi> </bdi></a>`,1),rs=G(`<p><strong> </strong> <span class="muted"> </span>: <!></p>`),is=G(`<p>No people are connected by repeated pairs.</p>`);function as(e,t){A(t,!0);var n=Br();Y(R(n),17,()=>t.clusters,e=>e.number,(e,n)=>{var r=rs(),i=L(r),a=z(i),o=B(i,2),s=z(o);Y(B(o,2),18,()=>W(n).members,e=>e,(e,n,r)=>{De();var i=ns(),a=R(i,!0),o=B(a),s=z(L(o),!0);k(o),V((e,t,n)=>{q(a,W(r)>0?`, `:``),X(o,`href`,e),X(o,`title`,`stands out in ${t??``}`),q(s,n)},[()=>wo(`person`,n),()=>t.course.person(n)?.stands_out??0,()=>Q(n)]),K(e,i)}),k(r),V(e=>{q(a,`Cluster ${W(n).number??``}`),q(s,`(${e??``})`)},[()=>Bo(W(n).repeated_pairs,`repeated pair`)]),K(e,r)},e=>{K(e,is())}),K(e,n),j()}var os=G(`<h1>Clusters</h1> <p>People connected by repeated pairs. Two of a cluster need not stand out themselves: a third may have worked
  with both. The clusters of single assignments are in their reports.</p> <section class="card"><!></section>`,1);function ss(e,t){A(t,!0);var n=os(),r=B(R(n),4);as(L(r),{get course(){return t.course},get clusters(){return t.course.data.clusters}}),k(r),K(e,n),j()}var cs={repeated:`repeated`,"flagged-once":`flagged once`,"not-unusual":`not unusual`},ls=class e{data;people;couples;#e;constructor(e){this.data=e,this.people=e.people.map((e,t)=>({...e,index:t,byAssignment:new Map(e.handed_in.map(e=>[e.assignment,e]))})),this.#e=new Map(this.people.map(e=>[e.name,e])),this.couples=e.pairs.map((e,t)=>({...e,index:t,left:this.#e.get(e.left),right:this.#e.get(e.right),byAssignment:new Map(e.assignments.map(e=>[e.assignment,e]))}))}static async ofPage(){let[t]=await ao(io(`course`));if(!t)throw Error(`this file holds no course`);return[new e(t.course),t.hidden]}person(e){return this.#e.get(e)}couple(e,t){return this.couples.find(n=>n.left.name===e&&n.right.name===t)}couplesOf(e){return this.couples.filter(t=>t.left===e||t.right===e)}},us={flagged:`flagged`,notable:`stands out with the rest of the course`,close:`more similar than most`,plain:`handed in`,unjudged:`too small`,absent:`not handed in`},ds=3;function fs(e){return e?e.flagged_pairs>0?`flagged`:e.stands_out?`notable`:(e.least_expected??1/0)<=ds?`close`:e.judged?`plain`:`unjudged`:`absent`}function ps(e,t){let n=e.byAssignment.get(t);if(n&&n.verdict===`flagged`&&!n.dismissed)return`flagged`;if(n?.notable)return e.verdict===`repeated`?`notable`:`close`;let r=[e.left,e.right].map(e=>e.byAssignment.get(t));return r.some(e=>!e)?`absent`:r.every(e=>e.judged)?`plain`:`unjudged`}function ms(e,t){if(!e.report||!t?.shown)return;let n=[`pair`,t.left,t.right].map(encodeURIComponent);return`${encodeURIComponent(e.report)}#/${n.join(`/`)}`}var hs=G(`<span> </span>`);function gs(e,t){var n=hs(),r=z(n,!0);V(()=>{Ci(n,1,_i(t.look===`quiet`?`muted small`:`verdict ${t.look}`),`svelte-1ijwjkc`),q(r,t.words)}),K(e,n)}function _s(e,t){A(t,!0);let n={repeated:`flagged`,"flagged-once":`look`,"not-unusual":`quiet`};gs(e,{get look(){return n[t.couple.verdict]},get words(){return cs[t.couple.verdict]}}),j()}var vs=G(`<a class="name"><bdi> </bdi></a>`),ys=G(`<span class="name"><bdi> </bdi></span>`),bs=G(`<tr><td><!></td><td><span></span></td><td class="number"> </td><td class="number"> </td><td><!></td></tr>`),xs=G(`<h1><a class="name"><bdi> </bdi></a> – <a class="name"><bdi> </bdi></a></h1> <p><!> <!></p> <section class="card scroll"><table><thead><tr><th scope="col">Assignment</th><th scope="col"><span class="away">Sign</span></th><th scope="col" class="number">Score</th><th scope="col" class="number">Expected by chance</th><th scope="col">Verdict and reasons</th></tr></thead><tbody></tbody></table></section> <p class="small muted">An assignment that is a link opens the two side by side. “Expected by chance” in the table is of that
  assignment alone.</p>`,1);function Ss(e,t){A(t,!0);var n=xs(),r=R(n),i=L(r),a=z(L(i),!0);k(i);var o=B(i,2),s=z(L(o),!0);k(o),k(r);var c=B(r,2),l=L(c);_s(l,{get couple(){return t.couple}});var u=B(l),d=B(u),f=e=>{var n=zr();V((e,t)=>q(n,`Over ${e??``}, independent pairs of the course that are expected to be as
    unlikely:
    ${t??``}.`),[()=>Bo(t.couple.together,`assignment`),()=>Vo(t.couple.expected_by_chance)]),K(e,n)},p=e=>{K(e,zr(`No assignment says how unlikely the two are.`))};J(d,e=>{t.couple.expected_by_chance===void 0?e(p,-1):e(f)}),k(c);var m=B(c,2),h=L(m),g=B(L(h));Y(g,21,()=>t.course.data.assignments,e=>e.name,(e,n)=>{let r=N(()=>t.couple.byAssignment.get(W(n).name)),i=N(()=>ps(t.couple,W(n).name)),a=N(()=>ms(W(n),W(r)));var o=bs(),s=L(o),c=L(s),l=e=>{var t=vs(),r=z(L(t),!0);k(t),V(e=>{X(t,`href`,W(a)),q(r,e)},[()=>Q(W(n).name)]),K(e,t)},u=e=>{var t=ys(),r=z(L(t),!0);k(t),V(e=>q(r,e),[()=>Q(W(n).name)]),K(e,t)};J(c,e=>{W(a)?e(l):e(u,-1)}),k(s);var d=B(s),f=z(d),p=B(d),m=z(p,!0),h=B(p),g=z(h,!0),_=B(h),v=L(_),y=e=>{K(e,zr(`dismissed`))},b=e=>{var t=zr();V(()=>q(t,us[W(i)])),K(e,t)},x=e=>{K(e,zr(`not among
              the most similar`))};J(v,e=>{W(r)?.dismissed?e(y):W(r)||W(i)!==`plain`?e(b,1):e(x,-1)}),k(_),k(o),V((e,t)=>{Ci(f,1,`cell ${W(i)??``}`),q(m,e),q(g,t)},[()=>W(r)?W(r).score.toFixed(3):`–`,()=>Vo(W(r)?.expected_by_chance??null)]),K(e,o)}),k(g),k(h),k(m),De(2),V((e,t,n,r,c)=>{X(i,`href`,e),q(a,t),X(o,`href`,n),q(s,r),q(u,` ${c??``} `)},[()=>wo(`person`,t.couple.left.name),()=>Q(t.couple.left.name),()=>wo(`person`,t.couple.right.name),()=>Q(t.couple.right.name),()=>t.couple.flagged>0?`Flagged in ${Bo(t.couple.flagged,`assignment`)}.`:`Flagged in no assignment.`]),K(e,n),j()}var Cs=e=>Object.keys(e).reduce((t,n)=>{let r=e[n];return r==null?t:t+`${n}:${r};`},``),ws=(e,t)=>e[0]===t[0]&&e[1]===t[1],Ts=(e,t)=>`_`+t,Es,{min:Ds,max:Os,abs:ks,floor:As}=Math,js=(e,t,n)=>Os(t,Ds(n,e)),Ms=e=>e.sort((e,t)=>e-t),Ns=setTimeout,Ps=clearTimeout,Fs=typeof queueMicrotask==`function`?queueMicrotask:e=>{Promise.resolve().then(e)},Is=()=>{let e;return[new Promise(t=>{e=t}),e]},Ls=()=>(Es??=/iP(hone|od|ad)/.test(navigator.userAgent)||navigator.platform===`MacIntel`&&navigator.maxTouchPoints>0,Es),Rs=e=>Os(e.$getTotalSize(),e.$getViewportSize()),zs=({$getRange:e,$findIndex:t,$getItemOffset:n,$getItemSize:r,$setItemSizes:i,$getTotalSize:a,$getLength:o,$setLength:s,$isEstimating:c},l=0)=>{let u=!!l,d=1,f=0,p=0,m=0,h=0,g=0,_=0,v=0,y=0,b=null,x=[0,u?Os(l-1,0):-1],S=!1,C=new Set,w=()=>m-p,ee=()=>w()+g+h,te=(e,t)=>{let i=n(e),a=r(e);return v!==1&&y===0?i+a<=t:i<t&&i+a<t+f},ne=e=>{e&&(Ls()&&v!==0||b&&y===1?g+=e:h+=e)},re=e=>{let n=o();if(y===2)return n;if(e)return 0;if(b&&y===1)return Ds(b[0],n);let r=ee(),i=t(r);for(;i>0&&!te(i-1,r);)i--;for(;i<n&&te(i,r);)i++;return i};return{$dispose:()=>{C.clear()},$getStateVersion:()=>d,$getRange:(t=200)=>{let n,r;if(!S||u||_)[n,r]=x;else{let i=ee(),o=i+f;c()||(t=Os(0,t),v!==1&&(i-=t),v!==2&&(o+=t)),[n,r]=x=!b&&(o<=0||i>=a())?[0,-1]:e(Os(0,i),Os(0,o)),b&&(n=Ds(n,b[0]),r=Os(r,b[1]))}return[n,Ds(r,o()-1)]},t:re,$getItemOffset:e=>n(e)-g,$getScrollOffset:()=>m,$isScrolling:()=>v!==0,$getViewportSize:()=>f,$getStartSpacerSize:()=>p,$getTotalSize:a,o:()=>(_=h,h=0,[_,y===2]),$subscribe:(e,t)=>{let n=[e,t];return C.add(n),()=>{C.delete(n)}},$update:(t,r,c)=>{let l,x=0;switch(t){case 1:{if(c!=null&&(p=c),r===m&&y===0)break;let e=r-m,t=ks(e),n=_&&t<ks(_)+1;_=0,n||y!==0||(v=e<0?2:1),u=!1,m=r,x=4;let i=w();i>=-f-t&&i<=a()+t&&(x+=1,l=t>f);break}case 2:x=8,v!==0&&(h+=g,g=0,x+=1),v=0,y=0,b=null;break;case 3:if(r.length){let e=re(c),t=n(e);i(r,f),ne(n(e)-t),x=3,l=!0}break;case 4:f!==r&&(f||(S=l=!0),f=r,x=3);break;case 5:if(r!==o()){if(c){let e=a();s(r,!0),ne(a()-e),y=2}else s(r);x=1}break;case 6:ne(r),x=1;break;case 7:r!==p&&(p=r,x=1);break;case 8:y=1;break;case 9:b=e(r,r+f),x=1}x&&(d=1+(2147483647&d),C.forEach(([e,t])=>{x&e&&t(l)}))}}},Bs=(e,t,n)=>{let r=n?`unshift`:`push`;for(let n=0;n<t;n++)e[r](-1);return e},Vs=(e,t,n,r=0,i=t-1)=>{let a=r;for(;r<=i;){let t=As((r+i)/2);e(t)<=n?(a=t,r=t+1):i=t-1}return a},Hs=(e,t,n)=>{let r=n&&n[1]||t||40,i=-1,a=0,o=!t,s=0,c=n?n[0].slice(0,e):[];Bs(c,e-c.length);let l=Bs([],e+1),u=e=>{let t=c[e];return t===-1?r:t},d=t=>{if(!e)return 0;if(i>=t)return l[t];i<0&&(l[0]=0,i=0);let n=i,r=l[n];for(;n<t;)r+=u(n),l[++n]=r;return i=t,r};return{$getRange:(t,n)=>{let r,i;return s=js(s,0,e-1),d(s)<=t?(i=Vs(d,e,n,s),r=Vs(d,e,t,s,i)):(r=Vs(d,e,t,void 0,s),i=Vs(d,e,n,r)),s=r,[r,i]},$findIndex:t=>Vs(d,e,t),$getItemOffset:d,$getItemSize:u,$isSizeEqual:(e,t=-1)=>c[e]===t,$setItemSizes:(e,t)=>{for(let[t,n]of e)a+=c[t]===-1?n:n-u(t),c[t]=n,i=Ds(t,i);if(o&&t&&a>t){let e=Ms(c.filter(e=>e!==-1&&e));i=-1;let t=e.length,n=t/2|0;r=t%2==0?(e[n-1]+e[n])/2:e[n],o=!1}},$getTotalSize:()=>d(e),$getLength:()=>e,$setLength:(t,n)=>{let r=t-e;i=n?-1:Ds(t-1,i),e=t,r>=0?(Bs(l,r),Bs(c,r,n)):(l.splice(r),c.splice(n?0:r,-r))},$isEstimating:()=>o,$snapshot:()=>[c.slice(),r]}},Us=e=>{let t,n,r=null;return{l(i){t||=(n=i.ownerDocument.defaultView,new n.ResizeObserver(t=>{r=t,e(t),r=null})),r&&!r.some(e=>e.target.contains(i))?n.requestAnimationFrame(()=>{i.isConnected&&t.observe(i)}):t.observe(i)},i(e){t.unobserve(e)},u(){t&&t.disconnect()}}},Ws=(e,t,n,r,i,a,o,s)=>{let c,l,u=!1,d=!1,f=!1,p=!1,m=i?`scrollLeft`:`scrollTop`,h=i?`left`:`top`,g=e=>a?-e:e,_=()=>g(r[m]),v=(e,t)=>{r.scrollTo({[h]:e,behavior:t?`smooth`:`instant`})},y=()=>{u||d?(u=!1,b()):(f=!1,e.$update(2))},b=()=>{Ps(l),l=Ns(y,150)},x=()=>{u=!1,f&&(p=!0),e.$update(1,_(),s&&s()),b()},S=t=>{e.$isScrolling()&&!t.ctrlKey&&(i?t.deltaX:t.deltaY)&&(u=!0)},C=()=>{d=!0,f=p=!1},w=()=>{d=!1,Ls()&&(f=!0)};return n.addEventListener(`scroll`,x),n.addEventListener(`wheel`,S,{passive:!0}),n.addEventListener(`touchstart`,C,{passive:!0}),n.addEventListener(`touchend`,w,{passive:!0}),n.addEventListener(`touchcancel`,w,{passive:!0}),{$:()=>{_()===e.$getScrollOffset()?s&&e.$update(7,s()):x()},u:()=>{n.removeEventListener(`scroll`,x),n.removeEventListener(`wheel`,S),n.removeEventListener(`touchstart`,C),n.removeEventListener(`touchend`,w),n.removeEventListener(`touchcancel`,w),Ps(l)},p:()=>{let[t,n]=e.o();if(t){p&&o&&o(),p=!1;let i=e.$getScrollOffset(),a=i+t,s=e.$getStartSpacerSize()+e.$getTotalSize()-e.$getViewportSize();a<=0||a>=s||i>=s?v(g(a)):r.scrollBy({[h]:g(t),behavior:`instant`}),n&&(c&&c(),e.$getViewportSize()>e.$getTotalSize()&&e.$update(1,_()))}return n},m:(n,r,i=v)=>{let a,o,s;c&&c();let l=c=()=>{a=!0,Ps(o),s&&s()},u=()=>{if(!a){if(e.$getViewportSize()&&(Ps(o),o=Ns(l,150)),r){for(let[n,r]=e.$getRange(0);n<=r;n++)if(t.$isSizeEqual(n))return;l()}e.$update(8),i(g(n()),r)}};if(r&&e.$update(9,n()),!a){let t;s=e.$subscribe(2,()=>{t||(t=!0,Fs(()=>{t=!1,u()}))}),u()}}}},Gs=(e,t,n)=>{let r,i,a=Is(),o=0,s=new Map,c=new WeakMap,l=Us(a=>{let o=[],l=[];for(let{target:u,contentRect:{width:d,height:f}}of a)if(u===r)(d||f)&&(i.$(),e.$update(4,n?d:f));else if(u.offsetParent){let e=s.get(u),r=c.get(u);c.set(u,e);let i=n?d:f;e==null||t.$isSizeEqual(e,i)||(r!=null&&r!==e?l:o).push([e,i])}e.$update(3,l,!0),e.$update(3,o)});return{$observe(o,s=o.parentElement){l.l(r=s),i=Ws(e,t,s,s,n,n&&getComputedStyle(s).direction===`rtl`,()=>{let e=n?`overflowX`:`overflowY`,t=s.style,r=t[e];t[e]=`hidden`,Ns(()=>{t[e]=r})}),a[1](!0)},$dispose(){l.u(),i&&i.u(),a[1](!1),a=Is()},$observeItem:(e,t)=>(s.set(e,t),l.l(e),()=>{s.delete(e),l.i(e)}),async $scroll(n,{align:r,smooth:o,offset:s=0}={}){if(n!=null&&(n=js(n,0,t.$getLength()-1),r===`nearest`)){let i=e.$getItemOffset(n),a=e.$getScrollOffset()-e.$getStartSpacerSize();if(i<a)r=`start`;else{if(!(i+t.$getItemSize(n)>a+e.$getViewportSize()))return;r=`end`}}await a[0]&&i.m(()=>n==null?s:s+e.$getStartSpacerSize()+e.$getItemOffset(n)+(r===`end`?t.$getItemSize(n)-e.$getViewportSize():r===`center`?(t.$getItemSize(n)-e.$getViewportSize())/2:0),o)},$effect(){let e=i&&i.p();o!==(o=t.$getLength())&&e&&s.forEach((e,t)=>{l.i(t),l.l(t)})}}};function Ks(e,t){A(t,!0);let n=na(t,`as`,3,`div`),r,i,a;yn(()=>{a!==t.index&&(i&&i(),i=t.resizer(r,a=t.index))}),ia(()=>{i&&i()});let o=N(()=>{let e={contain:`layout style`,position:t.hide&&t.isSSR?void 0:`absolute`,[t.horizontal?`height`:`width`]:`100%`,[t.horizontal?`top`:`left`]:`0px`,[t.horizontal?`inset-inline-start`:`top`]:t.offset+`px`,visibility:!t.hide||t.isSSR?void 0:`hidden`,...t.itemProps?.style};return t.horizontal&&(e.display=`inline-flex`),Cs(e)}),s=N(()=>{if(!t.itemProps)return;let{style:e,...n}=t.itemProps;return n});var c=Br();fi(R(c),n,!1,(e,n)=>{Zi(e,e=>r=e,()=>r),Ki(e,()=>({style:W(o),...W(s)}));var i=Br();di(R(i),()=>t.children,()=>t.item,()=>t.index),K(n,i)}),K(e,c),j()}function qs(e,t){A(t,!0);let n=na(t,`getKey`,3,Ts),r=na(t,`as`,3,`div`),i=na(t,`shift`,3,!1),a=na(t,`horizontal`,3,!1),o=na(t,`startMargin`,3,0),s=Hs(t.data.length,t.itemSize,t.cache),c=zs(s,t.ssrCount),l=Gs(c,s,a());c.$subscribe(1,()=>{I(f,c.$getStateVersion(),!0)}),c.$subscribe(4,()=>{t.onscroll&&t.onscroll(c.$getScrollOffset())}),c.$subscribe(8,()=>{t.onscrollend&&t.onscrollend()}),c.$subscribe(2,()=>{t.onresize&&t.onresize()});let u=F(!!t.ssrCount),d=F(void 0),f=F(Yt(c.$getStateVersion())),p,m=N(()=>{W(f);let e=c.$getRange(t.bufferSize);return p&&ws(p,e)?p:p=e}),h=N(()=>W(f)&&c.$isScrolling()),g=N(()=>W(f)&&c.$getTotalSize()),_=N(()=>{let e=W(f)&&Ds(t.data.length,s.$getLength()),[n,r]=W(m),i=[];if(t.keepMounted){let a=new Set(t.keepMounted);for(let e=n;e<=r;e++)a.add(e);for(let t of Ms([...a]))t<e&&i.push(t)}else for(let t=n;t<=r;t++)t<e&&i.push(t);return i});ra(()=>{I(u,!1);let e=!1,n=W(d);return dr().then(()=>{e||l.$observe(n,t.scrollRef)}),()=>{e=!0}}),ia(()=>{c.$dispose(),l.$dispose()}),xn(()=>{c.$update(5,t.data.length,i())}),xn(()=>{c.$update(7,o())});let v;yn(()=>{v!==W(f)&&(v=W(f),l.$effect())});let y=s.$snapshot,b=c.$getScrollOffset,x=()=>Rs(c),S=c.$getViewportSize,C=e=>s.$findIndex(e-c.$getStartSpacerSize()),w=c.$getItemOffset,ee=s.$getItemSize,te=l.$scroll,ne=e=>l.$scroll(void 0,{offset:e}),re=e=>l.$scroll(void 0,{offset:e+c.$getScrollOffset()}),ie=N(()=>Cs({contain:`size style`,"overflow-anchor":`none`,flex:`none`,position:`relative`,width:a()?W(g)+`px`:`100%`,height:a()?`100%`:W(g)+`px`,"pointer-events":W(h)?`none`:void 0}));var ae={getCache:y,getScrollOffset:b,getScrollSize:x,getViewportSize:S,findItemIndex:C,getItemOffset:w,getItemSize:ee,scrollToIndex:te,scrollTo:ne,scrollBy:re},oe=Br();return fi(R(oe),r,!1,(e,r)=>{Zi(e,e=>I(d,e,!0),()=>W(d)),Ki(e,()=>({style:W(ie)}));var i=Br();Y(R(i),17,()=>W(_),e=>n()(t.data[e],e),(e,n)=>{let r=N(()=>t.data[W(n)]);{let i=N(()=>W(f)&&c.$getItemOffset(W(n))),o=N(()=>W(f)&&s.$isSizeEqual(W(n))),d=N(()=>t.itemProps?.({item:W(r),index:W(n)}));Ks(e,{get children(){return t.children},get item(){return W(r)},get index(){return W(n)},get as(){return t.item},get offset(){return W(i)},get hide(){return W(o)},get horizontal(){return a()},get isSSR(){return W(u)},get resizer(){return l.$observeItem},get itemProps(){return W(d)}})}}),K(r,i)}),K(e,oe),j(ae)}var Js=new Set([`$$slots`,`$$events`,`$$legacy`,`data`,`getKey`,`bufferSize`,`itemSize`,`ssrCount`,`shift`,`horizontal`,`keepMounted`,`cache`,`itemProps`,`children`,`onscroll`,`onscrollend`,`onresize`]),Ys=G(`<div><!></div>`);function Xs(e,t){A(t,!0);let n=ta(t,Js),r=F(void 0),i=()=>W(r).getCache(),a=()=>W(r).getScrollOffset(),o=()=>W(r).getScrollSize(),s=()=>W(r).getViewportSize(),c=(...e)=>W(r).findItemIndex(...e),l=(...e)=>W(r).getItemOffset(...e),u=(...e)=>W(r).getItemSize(...e),d=(...e)=>W(r).scrollToIndex(...e),f=(...e)=>W(r).scrollTo(...e),p=(...e)=>W(r).scrollBy(...e),m=Cs({display:`block`,[t.horizontal?`overflow-x`:`overflow-y`]:`auto`,contain:`strict`,width:`100%`,height:`100%`});var h={getCache:i,getScrollOffset:a,getScrollSize:o,getViewportSize:s,findItemIndex:c,getItemOffset:l,getItemSize:u,scrollToIndex:d,scrollTo:f,scrollBy:p},g=Ys();return Ki(g,()=>({...n,style:`${m??``} ${(t.style||``)??``}`})),Zi(qs(L(g),{get data(){return t.data},get children(){return t.children},get getKey(){return t.getKey},get bufferSize(){return t.bufferSize},get itemSize(){return t.itemSize},get ssrCount(){return t.ssrCount},get shift(){return t.shift},get horizontal(){return t.horizontal},get keepMounted(){return t.keepMounted},get cache(){return t.cache},get itemProps(){return t.itemProps},get onscroll(){return t.onscroll},get onscrollend(){return t.onscrollend},get onresize(){return t.onresize}}),e=>I(r,e,!0),()=>W(r)),k(g),K(e,g),j(h)}var Zs=G(`<span role="cell"><!></span>`),Qs=G(`<div class="row svelte-1or78cb" role="row"></div>`),$s=G(`<span class="title svelte-1or78cb"> </span>`),ec=G(`<button class="svelte-1or78cb"> <span class="arrow svelte-1or78cb" aria-hidden="true"> </span></button>`),tc=G(`<span role="columnheader"><!></span>`),nc=G(`<p class="svelte-1or78cb"> </p>`),rc=G(`<!> <!>`,1),ic=G(`<div role="table"><div role="rowgroup"><div class="row head svelte-1or78cb" role="row" aria-rowindex="1"></div></div>  <div role="rowgroup"><!></div></div>`);function ac(e,t){A(t,!0);let n=(e,n=d,r=d)=>{var i=Qs();Y(i,23,()=>t.columns,e=>e.id,(e,r,i)=>{var a=Br(),o=R(a),s=e=>{let a=N(()=>t.columns[W(i)+1]?.joined);var o=Zs();let s;var c=L(o),l=e=>{var t=zr();V(e=>q(t,e),[()=>W(r).text(n())]),K(e,t)},u=e=>{var i=Br();di(R(i),()=>t.cell,n,()=>W(r)),K(e,i)};J(c,e=>{W(r).text?e(l):e(u,-1)}),k(o),V(()=>{X(o,`aria-colspan`,W(a)?2:void 0),s=Ci(o,1,_i(W(r).room),`svelte-1or78cb`,s,{number:W(r).text,double:W(a)})}),K(e,o)};J(o,e=>{W(r).joined||e(s)}),K(e,a)}),k(i),V(()=>{X(i,`aria-rowindex`,r()+2),X(i,`data-row`,r())}),K(e,i)},r=na(t,`height`,3,36),i=na(t,`order`,3,``),a=na(t,`below`,3,50),o=2e3,s=F(!1),c,l=N(()=>$.query.sort??i()),u=(e,t)=>e.map(e=>t&&e.narrow||e.width).join(` `),f=N(()=>t.columns.filter(e=>e.room!==`wide`)),p=N(()=>W(f).filter(e=>e.room!==`spare`)),m=N(()=>W(p).filter(e=>e.room!==`least`));function h({id:e}){return W(l)===e?`ascending`:W(l)===`-${e}`?`descending`:`none`}function g(e){let t=h(e),n=t===`none`?e.descending:t===`ascending`;$.set({sort:`${n?`-`:``}${e.id}`,row:null})}let _=F(190);yn(()=>{let e=new ResizeObserver(()=>I(_,Math.ceil(c.getBoundingClientRect().top+scrollY),!0));return e.observe(document.body),()=>e.disconnect()}),yn(()=>{if(t.rows,$.moves,W(s))return;let e=mr(()=>Number($.query.row??0));c.firstElementChild.scrollTop=e*r()});function v(){if(!c.isConnected||W(s))return;let e=Math.round(c.firstElementChild.scrollTop/r());$.set({row:e>0?String(e):null})}function y(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],n=e.target.closest(`[data-row]`);if(!t||!n)return;let r=document.querySelector(`[data-row="${Number(n.getAttribute(`data-row`))+t}"] a`);r instanceof HTMLElement&&(e.preventDefault(),r.focus())}var b=ic();kr(`beforeprint`,Qt,()=>jt(()=>I(s,!0))),kr(`afterprint`,Qt,()=>I(s,!1));let x,S;var C=L(b),w=L(C);Y(w,21,()=>t.columns,e=>e.id,(e,t)=>{let n=N(()=>h(W(t)));var r=tc();let i;var a=L(r),o=e=>{var n=$s(),r=z(n,!0);V(()=>{X(n,`title`,W(t).meaning),q(r,W(t).title)}),K(e,n)},s=e=>{var r=ec(),i=L(r,!0),a=z(B(i),!0);k(r),V(()=>{X(r,`title`,W(t).meaning),q(i,W(t).title),q(a,W(n)===`ascending`?`▲`:W(n)===`descending`?`▼`:``)}),Ar(`click`,r,()=>g(W(t))),K(e,r)};J(a,e=>{W(t).unsorted?e(o):e(s,-1)}),k(r),V(()=>{X(r,`aria-sort`,W(t).unsorted?void 0:W(n)),i=Ci(r,1,_i(W(t).room),`svelte-1or78cb`,i,{number:W(t).text})}),K(e,r)}),k(w),k(C);var ee=B(C,2);let te;var ne=L(ee),re=e=>{var r=rc(),i=R(r);Y(i,19,()=>t.rows.slice(0,o),e=>e.index,(e,t,r)=>{n(e,()=>W(t),()=>W(r))});var a=B(i,2),s=e=>{var n=nc(),r=z(n,!0);V(e=>q(r,e),[()=>uo(`table-printed`,{printed:o,all:t.rows.length})]),K(e,n)};J(a,e=>{t.rows.length>o&&e(s)}),K(e,r)},ie=e=>{Xs(e,{get data(){return t.rows},getKey:e=>e.index,get itemSize(){return r()},onscrollend:v,role:`presentation`,get children(){return n}})};J(ne,e=>{W(s)?e(re):e(ie,-1)}),k(ee),Zi(ee,e=>c=e,()=>c),k(b),V((e,n,i,o)=>{x=Ci(b,1,`rows card svelte-1or78cb`,null,x,{dense:r()<36}),X(b,`aria-label`,t.label),X(b,`aria-rowcount`,t.rows.length+1),S=Ti(b,``,S,{"--height":`${r()??``}px`,"--all":e,"--usual":n,"--fewer":i,"--least":o}),te=Ti(ee,``,te,{height:W(s)?null:`min(${t.rows.length*r()+2}px, max(12rem, calc(100vh - ${W(_)+a()}px)))`})},[()=>u(t.columns,!1),()=>u(W(f),!1),()=>u(W(p),!1),()=>u(W(m),!0)]),Ar(`keydown`,ee,y),kr(`click`,ee,v,!0),K(e,b),j()}jr([`click`,`keydown`]);function oc(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase()}var sc=G(`<a class="name"><bdi> </bdi> – <bdi> </bdi></a>`);function cc(e,t){A(t,!0);let n=N(()=>[Q(t.couple.left.name),Q(t.couple.right.name)]),r=N(()=>h(W(n),2)),i=N(()=>W(r)[0]),a=N(()=>W(r)[1]);var o=sc(),s=L(o),c=z(s,!0),l=z(B(s,2),!0);k(o),V(e=>{X(o,`href`,e),X(o,`title`,`${W(i)??``} – ${W(a)??``}`),q(c,W(i)),q(l,W(a))},[()=>wo(`pair`,t.couple.left.name,t.couple.right.name)]),K(e,o),j()}var lc=G(`<a></a>`),uc=G(`<span role="img"></span>`),dc=G(`<span class="strip svelte-16fr9dx" role="group"></span>`);function fc(e,t){A(t,!0);function n(e){let n=t.chance(e),r=n===void 0?``:`, ${Vo(n)} expected by chance`;return`${Q(e.name)}: ${us[t.sign(e)]}${r}`}var r=dc();Y(r,21,()=>t.assignments,e=>e.name,(e,r)=>{let i=N(()=>t.address(W(r)));var a=Br(),o=R(a),s=e=>{var a=lc();V((e,t,n)=>{Ci(a,1,`cell ${e??``}`,`svelte-16fr9dx`),X(a,`href`,W(i)),X(a,`title`,t),X(a,`aria-label`,n)},[()=>t.sign(W(r)),()=>n(W(r)),()=>n(W(r))]),K(e,a)},c=e=>{var i=uc();V((e,t,n)=>{Ci(i,1,`cell ${e??``}`,`svelte-16fr9dx`),X(i,`title`,t),X(i,`aria-label`,n)},[()=>t.sign(W(r)),()=>n(W(r)),()=>n(W(r))]),K(e,i)};J(o,e=>{W(i)?e(s):e(c,-1)}),K(e,a)}),k(r),V(()=>X(r,`aria-label`,t.label)),K(e,r),j()}function pc(e,t){A(t,!0);let n=e=>t.couple.byAssignment.get(e);{let r=N(()=>Q(t.couple.left.name)),i=N(()=>Q(t.couple.right.name));fc(e,{get assignments(){return t.course.data.assignments},sign:e=>ps(t.couple,e.name),chance:e=>n(e.name)?.expected_by_chance,address:e=>ms(e,n(e.name)),get label(){return`assignments of ${W(r)??``} and ${W(i)??``}`}})}j()}var mc=G(`<span class="key svelte-ogewgo"><span></span> </span>`),hc=G(`<a class="name"> </a>`),gc=G(`<span class="name"> </span>`),_c=G(` <!>`,1),vc=G(`<div class="legend small muted svelte-ogewgo"><p class="svelte-ogewgo"></p> <p class="svelte-ogewgo">From left to right: <!>.</p></div>`);function yc(e,t){A(t,!0);let n=Object.entries(us);var r=vc(),i=L(r);Y(i,21,()=>n,([e,t])=>e,(e,t)=>{var n=N(()=>h(W(t),2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=mc(),o=L(a),s=B(o);k(a),V(()=>{Ci(o,1,`cell ${r()??``}`,`svelte-ogewgo`),q(s,` ${i()??``}`)}),K(e,a)}),k(i);var a=B(i,2);Y(B(L(a)),19,()=>t.assignments,e=>e.name,(e,t,n)=>{De();var r=_c(),i=R(r,!0),a=B(i),o=e=>{var n=hc(),r=z(n,!0);V((e,t)=>{X(n,`href`,e),q(r,t)},[()=>encodeURIComponent(W(t).report),()=>Q(W(t).name)]),K(e,n)},s=e=>{var n=gc(),r=z(n,!0);V(e=>q(r,e),[()=>Q(W(t).name)]),K(e,n)};J(a,e=>{W(t).report?e(o):e(s,-1)}),V(()=>q(i,W(n)>0?`, `:``)),K(e,r)}),De(),k(a),k(r),K(e,r),j()}var bc=G(`<div class="tools no-print svelte-c37bz"><label>Search <input type="search" placeholder="names"/></label> <!></div>`);function xc(e,t){A(t,!0);var n=bc(),r=L(n),i=B(L(r));Ui(i),k(r),di(B(r,2),()=>t.children),k(n),V(()=>Wi(i,$.query.search??``)),Ar(`input`,i,e=>$.set({search:e.currentTarget.value,row:null})),K(e,n),j()}jr([`input`]);var Sc=G(`<span role="status"> </span>`),Cc=G(`<h1>Pairs of people</h1> <!> <!> <!>`,1);function wc(e,t){A(t,!0);let n=N(()=>`${Math.min(t.course.data.assignments.length,20)*17+8}px`),r=N(()=>[{id:`rank`,title:`#`,meaning:`what needs a person’s time most first`,width:`3rem`,narrow:`2.2rem`,text:e=>`${e.rank}`},{id:`pair`,title:`Pair`,meaning:`names of the two people`,width:`minmax(6rem, 1fr)`},{id:`strip`,title:`Assignments`,meaning:`what the two are in each assignment`,width:W(n)},{id:`flagged`,title:`Flagged in`,meaning:`assignments in which the two are flagged, of those that say something of them`,width:`6rem`,descending:!0,text:e=>`${e.flagged} of ${Math.max(e.together,e.flagged)}`,room:`least`},{id:`chance`,title:`Expected by chance`,meaning:`independent pairs of the course that are expected to be as unlikely over all their assignments`,width:`7.5rem`,text:e=>Vo(e.expected_by_chance??null),room:`spare`},{id:`verdict`,title:`Verdict`,meaning:`what codesim makes of the two`,width:`8rem`,room:`least`}]),i={rank:e=>e.rank,pair:e=>e.left.name,strip:e=>e.assignments.filter(e=>e.notable).length,flagged:e=>e.flagged,chance:e=>e.expected_by_chance??1/0,verdict:e=>e.rank},a=N(()=>oc($.query.search??``).split(/\s+/).filter(Boolean)),o=N(()=>$.query.sort??``),s=N(()=>l(t.course.couples.filter(c),W(o)));function c({left:e,right:t}){let n=[e,t].map(({name:e})=>oc(`${e}\n${Q(e)}`));return W(a).every(e=>n.some(t=>t.includes(e)))}function l(e,t){let n=i[t.replace(/^-/,``)];if(!n)return e;let r=t.startsWith(`-`)?-1:1;return e.toSorted((e,t)=>n(e)<n(t)?-r:n(e)>n(t)?r:0)}var u=Cc(),f=B(R(u),2);xc(f,{children:(e,t)=>{var n=Sc(),r=z(n,!0);V(e=>q(r,e),[()=>Bo(W(s).length,`pair`)]),K(e,n)},$$slots:{default:!0}});var p=B(f,2);ac(p,{label:`Pairs of people`,get columns(){return W(r)},get rows(){return W(s)},height:40,cell:(e,n=d,r=d)=>{var i=Br(),a=R(i),o=e=>{cc(e,{get couple(){return n()}})},s=e=>{pc(e,{get course(){return t.course},get couple(){return n()}})},c=e=>{_s(e,{get couple(){return n()}})};J(a,e=>{r().id===`pair`?e(o):r().id===`strip`?e(s,1):e(c,-1)}),K(e,i)},$$slots:{cell:!0}}),yc(B(p,2),{get assignments(){return t.course.data.assignments}}),K(e,u),j()}function Tc(e,t){A(t,!0);function n(e){let n=t.person.byAssignment.get(e.name);if(e.report&&n)return`${encodeURIComponent(e.report)}#/submission/${encodeURIComponent(n.submission)}`}{let r=N(()=>Q(t.person.name));fc(e,{get assignments(){return t.course.data.assignments},sign:e=>fs(t.person.byAssignment.get(e.name)),chance:e=>t.person.byAssignment.get(e.name)?.least_expected,address:n,get label(){return`assignments of ${W(r)??``}`}})}j()}var Ec=G(`<p class="lost svelte-390kgq"> </p>`),Dc=G(`<tr><td><!></td><td><!></td><td class="number spare svelte-390kgq"> </td><td class="number"> </td><td><!></td></tr>`),Oc=G(`<div class="scroll"><table><thead><tr><th scope="col">Pair</th><th scope="col">Assignments</th><th scope="col" class="number spare svelte-390kgq">Flagged in</th><th scope="col" class="number">Expected by chance</th><th scope="col">Verdict</th></tr></thead><tbody></tbody></table></div> <!> <p class="more svelte-390kgq"><a> </a></p>`,1),kc=G(`<p>No two people share anything that is long enough to count.</p>`),Ac=G(`<tr><td><a class="name"><bdi> </bdi></a></td><td><!></td><td class="track svelte-390kgq"> </td></tr>`),jc=G(`<div class="scroll"><table><thead><tr><th scope="col">Person</th><th scope="col">Assignments</th><th scope="col">In</th></tr></thead><tbody></tbody></table></div>`),Mc=G(`<p>Nobody stands out.</p>`),Nc=G(`<p class="more svelte-390kgq"><a> </a></p>`),Pc=G(`<h1> <span class="muted"> </span></h1> <!> <div class="grid svelte-390kgq"><section class="card wide svelte-390kgq" aria-labelledby="top"><h2 id="top">Pairs that stand out over the course</h2> <!></section> <section class="card" aria-labelledby="often"><h2 id="often">Who stands out in many assignments</h2> <!> <p class="more svelte-390kgq"><a> </a></p></section> <section class="card" aria-labelledby="clusters"><h2 id="clusters">Clusters</h2> <!> <!></section> <section class="card wide svelte-390kgq" aria-labelledby="assignments"><h2 id="assignments">Assignments</h2> <!></section> <section class="card wide svelte-390kgq" aria-labelledby="reading"><h2 id="reading">How to read this</h2> <p>A pair is <strong>repeated</strong> if it is flagged in two assignments or more, or if its assignments
      together are so unlikely that at most 0.2 independent pairs of the course are expected to be as
      unlikely, and that does not come from one assignment alone. <strong>Expected by chance</strong> is that number.</p> <p>It takes the assignments of independent people to have nothing in common. Two who always work in one
      way, or learnt from one tutor, may be more similar than others in every assignment. Read the code before
      you judge.</p></section></div>`,1);function Fc(e,t){A(t,!0);let n=N(()=>t.course.data),r=N(()=>W(n).assignments.filter(e=>!e.problem)),i=N(()=>W(n).assignments.filter(e=>e.problem)),a=N(()=>t.course.people.filter(e=>e.stands_out>0).sort((e,t)=>t.stands_out-e.stands_out));var o=Pc(),s=R(o),c=L(s),l=z(B(c));k(s);var u=B(s,2),d=e=>{var t=Ec(),n=z(t);V(e=>q(n,`Could not be compared: ${e??``}.`),[()=>W(i).map(e=>`${Q(e.name)} (${Q(e.problem)})`).join(`, `)]),K(e,t)};J(u,e=>{W(i).length>0&&e(d)});var f=B(u,2),p=L(f),m=B(L(p),2),h=e=>{var r=Oc(),i=R(r),a=L(i),o=B(L(a));Y(o,21,()=>t.course.couples.slice(0,10),e=>e.index,(e,n)=>{var r=Dc(),i=L(r);cc(L(i),{get couple(){return W(n)}}),k(i);var a=B(i);pc(L(a),{get course(){return t.course},get couple(){return W(n)}}),k(a);var o=B(a),s=z(o),c=B(o),l=z(c,!0),u=B(c);_s(L(u),{get couple(){return W(n)}}),k(u),k(r),V((e,t)=>{q(s,`${W(n).flagged??``} of ${e??``}`),q(l,t)},[()=>Math.max(W(n).together,W(n).flagged),()=>Vo(W(n).expected_by_chance??null)]),K(e,r)}),k(o),k(a),k(i);var s=B(i,2);yc(s,{get assignments(){return W(n).assignments}});var c=B(s,2),l=L(c),u=z(l);k(c),V((e,t)=>{X(l,`href`,e),q(u,`All ${t??``} of this page`)},[()=>wo(`pairs`),()=>Bo(t.course.couples.length,`pair`)]),K(e,r)},g=e=>{K(e,kc())};J(m,e=>{t.course.couples.length>0?e(h):e(g,-1)}),k(p);var _=B(p,2),v=B(L(_),2),y=e=>{var n=jc(),r=L(n),i=B(L(r));Y(i,21,()=>W(a).slice(0,10),e=>e.index,(e,n)=>{var r=Ac(),i=L(r),a=L(i),o=z(L(a),!0);k(a),k(i);var s=B(i);Tc(L(s),{get course(){return t.course},get person(){return W(n)}}),k(s);var c=z(B(s));k(r),V((e,t)=>{X(a,`href`,e),q(o,t),q(c,`${W(n).stands_out??``} of ${W(n).handed_in.length??``}`)},[()=>wo(`person`,W(n).name),()=>Q(W(n).name)]),K(e,r)}),k(i),k(r),k(n),K(e,n)},b=e=>{K(e,Mc())};J(v,e=>{W(a).length>0?e(y):e(b,-1)});var x=B(v,2),S=L(x),C=z(S);k(x),k(_);var w=B(_,2),ee=B(L(w),2);{let e=N(()=>W(n).clusters.slice(0,5));as(ee,{get course(){return t.course},get clusters(){return W(e)}})}var te=B(ee,2),ne=e=>{var t=Nc(),r=L(t),i=z(r);k(t),V((e,t)=>{X(r,`href`,e),q(i,`All ${t??``}`)},[()=>wo(`clusters`),()=>Bo(W(n).clusters.length,`cluster`)]),K(e,t)};J(te,e=>{W(n).clusters.length>5&&e(ne)}),k(w);var re=B(w,2);Yo(B(L(re),2),{get assignments(){return W(n).assignments}}),k(re),De(2),k(f),V((e,t,n,r,i,a,o)=>{q(c,`${e??``} repeated, ${t??``} flagged in one assignment `),q(l,`${n??``}of ${r??``} people in
    ${i??``}`),X(S,`href`,a),q(C,`All ${o??``} people`)},[()=>Bo(W(n).repeated_pairs,`pair`),()=>Ro(W(n).flagged_once_pairs),()=>W(n).title?`in ${Q(W(n).title)}, `:``,()=>Ro(t.course.people.length),()=>Bo(W(r).length,`assignment`),()=>wo(`people`),()=>Ro(t.course.people.length)]),K(e,o),j()}var Ic=G(`<span role="status"> </span>`),Lc=G(`<a class="name"><bdi> </bdi></a>`),Rc=G(`<span class="name"> </span>`),zc=G(`<h1>People</h1> <!> <!> <!>`,1);function Bc(e,t){A(t,!0);let n=N(()=>`${Math.min(t.course.data.assignments.length,20)*17+8}px`),r=N(()=>[{id:`name`,title:`Person`,meaning:`by name`,width:`minmax(6rem, 1fr)`},{id:`strip`,title:`Assignments`,meaning:`what the person is in each assignment`,width:W(n)},{id:`out`,title:`Stands out in`,meaning:`assignments in which the person stands out, of those handed in`,width:`7.5rem`,narrow:`4rem`,descending:!0,text:e=>`${e.stands_out} of ${e.handed_in.length}`},{id:`starts`,title:`Starts`,meaning:`the first assignment in which the person stands out, after two or more without`,width:`6rem`,room:`spare`},{id:`stops`,title:`Stops`,meaning:`the last assignment in which the person stands out, before two or more without`,width:`6rem`,room:`spare`},{id:`cluster`,title:`Cluster`,meaning:`the people connected by repeated pairs`,width:`4.5rem`,text:e=>`${e.cluster??`–`}`,room:`least`}]),i=N(()=>new Map(t.course.data.assignments.map((e,t)=>[e.name,t]))),a={name:e=>e.index,strip:e=>e.handed_in.length,out:e=>e.stands_out,starts:e=>W(i).get(e.starts??``)??1/0,stops:e=>W(i).get(e.stops??``)??1/0,cluster:e=>e.cluster??1/0},o=N(()=>oc($.query.search??``).split(/\s+/).filter(Boolean)),s=N(()=>$.query.sort??`-out`),c=N(()=>u(t.course.people.filter(l),W(s)));function l({name:e}){let t=oc(`${e}\n${Q(e)}`);return W(o).every(e=>t.includes(e))}function u(e,t){let n=a[t.replace(/^-/,``)]??a.out,r=t.startsWith(`-`)?-1:1;return e.toSorted((e,t)=>n(e)<n(t)?-r:n(e)>n(t)?r:0)}var f=zc(),p=B(R(f),2);xc(p,{children:(e,t)=>{var n=Ic(),r=z(n,!0);V(e=>q(r,e),[()=>W(c).length===1?`1 person`:`${Ro(W(c).length)} people`]),K(e,n)},$$slots:{default:!0}});var m=B(p,2);ac(m,{label:`People`,get columns(){return W(r)},get rows(){return W(c)},cell:(e,n=d,r=d)=>{var i=Br(),a=R(i),o=e=>{var t=Lc(),r=z(L(t),!0);k(t),V((e,n,i)=>{X(t,`href`,e),X(t,`title`,n),q(r,i)},[()=>wo(`person`,n().name),()=>Q(n().name),()=>Q(n().name)]),K(e,t)},s=e=>{Tc(e,{get course(){return t.course},get person(){return n()}})},c=e=>{var t=Rc(),i=z(t,!0);V(e=>q(i,e),[()=>Q((r().id===`starts`?n().starts:n().stops)??`–`)]),K(e,t)};J(a,e=>{r().id===`name`?e(o):r().id===`strip`?e(s,1):e(c,-1)}),K(e,i)},$$slots:{cell:!0}}),yc(B(m,2),{get assignments(){return t.course.data.assignments}}),K(e,f),j()}var Vc=G(`<tr><td><!></td><td><!></td><td class="number"> </td><td><!></td></tr>`),Hc=G(`<div class="scroll"><table><thead><tr><th scope="col">Pair</th><th scope="col">Assignments</th><th scope="col" class="number">Expected by chance</th><th scope="col">Verdict</th></tr></thead><tbody></tbody></table></div>`),Uc=G(`<p>None of the pairs on this page.</p>`),Wc=G(`<h1 class="name"><bdi> </bdi></h1> <p><!> </p> <section class="card" aria-labelledby="couples"><h2 id="couples">Pairs with others</h2> <!> <!></section>`,1);function Gc(e,t){A(t,!0);let n=N(()=>t.course.couplesOf(t.person));var r=Wc(),i=R(r),a=z(L(i),!0);k(i);var o=B(i,2),s=L(o);Tc(s,{get course(){return t.course},get person(){return t.person}});var c=B(s);k(o);var l=B(o,2),u=B(L(l),2),d=e=>{var r=Hc(),i=L(r),a=B(L(i));Y(a,21,()=>W(n),e=>e.index,(e,n)=>{var r=Vc(),i=L(r);cc(L(i),{get couple(){return W(n)}}),k(i);var a=B(i);pc(L(a),{get course(){return t.course},get couple(){return W(n)}}),k(a);var o=B(a),s=z(o,!0),c=B(o);_s(L(c),{get couple(){return W(n)}}),k(c),k(r),V(e=>q(s,e),[()=>Vo(W(n).expected_by_chance??null)]),K(e,r)}),k(a),k(i),k(r),K(e,r)},f=e=>{K(e,Uc())};J(u,e=>{W(n).length>0?e(d):e(f,-1)}),yc(B(u,2),{get assignments(){return t.course.data.assignments}}),k(l),V((e,n,r)=>{q(a,e),q(c,` Stands out in ${t.person.stands_out??``} of ${t.person.handed_in.length??``}${n??``}${r??``}.`)},[()=>Q(t.person.name),()=>t.person.starts?`, from ${Q(t.person.starts)} on`:``,()=>t.person.stops?`, until ${Q(t.person.stops)}`:``]),K(e,r),j()}var Kc=e=>{},qc=G(`<h1>Not in this course</h1> <p>The link leads to something that this page does not show. <a>To the course</a></p>`,1);function Jc(e,t){A(t,!0);let n=[[``,`Course`],[`pairs`,`Pairs of people`],[`people`,`People`],[`clusters`,`Clusters`],[`assignments`,`Assignments`]],r=N(()=>$.parts[0]),i=N(()=>W(r)===`pair`?t.course.couple($.parts[1]??``,$.parts[2]??``):void 0),a=N(()=>W(r)===`person`?t.course.person($.parts[1]??``):void 0),o=N(()=>[s(),Q(t.course.data.title??``),`codesim`].filter(Boolean).join(` · `));function s(){return W(i)?`${Q(W(i).left.name)} – ${Q(W(i).right.name)}`:W(a)?Q(W(a).name):n.find(([e])=>e===W(r))?.[1]??`Not in this course`}pi(`mpqmy0`,e=>{En(()=>{$t.title=W(o)??``})}),No(e,{get views(){return n},get tools(){return Kc},children:(e,n)=>{var o=Br(),s=R(o),c=e=>{var n=Br();ti(R(n),()=>W(i),e=>{Ss(e,{get course(){return t.course},get couple(){return W(i)}})}),K(e,n)},l=e=>{var n=Br();ti(R(n),()=>W(a),e=>{Gc(e,{get course(){return t.course},get person(){return W(a)}})}),K(e,n)},u=e=>{Fc(e,{get course(){return t.course}})},d=e=>{wc(e,{get course(){return t.course}})},f=e=>{Bc(e,{get course(){return t.course}})},p=e=>{ss(e,{get course(){return t.course}})},m=e=>{ts(e,{get course(){return t.course}})},h=e=>{var t=qc(),n=B(R(t),2),r=B(L(n));k(n),V(e=>X(r,`href`,e),[()=>wo(``)]),K(e,t)};J(s,e=>{W(i)?e(c):W(a)?e(l,1):W(r)===``?e(u,2):W(r)===`pairs`?e(d,3):W(r)===`people`?e(f,4):W(r)===`clusters`?e(p,5):W(r)===`assignments`?e(m,6):e(h,-1)}),K(e,o)},$$slots:{default:!0}}),j()}var Yc=document.getElementById(`page`);ls.ofPage().then(([e,t])=>{vo(t),Gr(Jc,{target:Yc,props:{course:e}})}).catch(e=>{Gr(go,{target:Yc,props:{reason:e instanceof Error?e.message:String(e)}})})})();