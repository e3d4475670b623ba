(function(){var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return e()}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1<<24,_=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,te=65536,ne=1<<18,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},C=Symbol(`uninitialized`),xe=`http://www.w3.org/1999/xhtml`;function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function Ee(e){w=e}var T;function De(e){if(e===null)throw Ce(),be;return T=e}function Oe(){return De(cn(T))}function E(e){if(w){if(cn(T)!==null)throw Ce(),be;T=e}}function ke(e=1){if(w){for(var t=e,n=T;t--;)n=cn(n);T=n}}function Ae(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=cn(n);e&&n.remove(),n=i}}function je(e){if(!e||e.nodeType!==8)throw Ce(),be;return e.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ie(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Le(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Re(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function ze(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Be(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ve(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function He(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ge(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ke=!1;function qe(){Ke=!0}var D=null;function Je(e){D=e}function O(e,t=!1,n){D={p:D,i:!1,c:null,e:null,s:e,x:null,r:V,l:Ke&&!t?{s:null,u:null,$:[]}:null}}function k(e){var t=D,n=t.e;if(n!==null){t.e=null;for(var r of n)xn(r)}return e!==void 0&&(t.x=e),t.i=!0,D=t.p,Ye(e)}function Ye(e={}){return i(e,ue,{value:!0}),e}function Xe(){return!Ke||D!==null&&D.l===null}var Ze=[];function Qe(){var e=Ze;Ze=[],p(e)}function $e(e){if(Ze.length===0&&!Tt){var t=Ze;queueMicrotask(()=>{t===Ze&&Qe()})}Ze.push(e)}function et(){for(;Ze.length>0;)Qe()}var tt=~(v|y|_);function A(e,t){e.f=e.f&tt|t}function nt(e){e.f&512||e.deps===null?A(e,_):A(e,y)}function rt(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),A(e,_)}var it=!1;function at(){it||(it=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function ot(e){var t=B,n=V;Kn(null),qn(null);try{return e()}finally{Kn(t),qn(n)}}function st(e,t,n,r=n){e.addEventListener(t,()=>ot(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),at()}function ct(e,t,n,r){let i=Xe()?ft:ht;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=V,c=lt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){mn(e,s)}ut()}}var d=dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>mt(e))).then(u).catch(e=>mn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ut())}):f()}function lt(){var e=V,t=B,n=D,r=M;return function(i=!0){qn(e),Kn(t),Je(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ut(e=!0){qn(null),Kn(null),Je(null),e&&M?.deactivate()}function dt(){var e=V,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function ft(e){var t=2|v;return V!==null&&(V.f|=re),{ctx:D,deps:null,effects:null,equals:Me,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:V,ac:null}}var pt=Symbol(`obsolete`);function mt(e,t,n){let r=V;r===null&&Fe();var i=void 0,a=Ht(C),o=!B,s=new Set;return Tn(()=>{var t=V,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(ut)}catch(e){n.reject(e),ut()}var c=M;if(o){if(t.f&32768)var l=dt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(pt);else for(let e of s.values())e.reject(pt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==pt&&(c.activate(),t?(a.f|=ce,Kt(a,t)):(a.f&8388608&&(a.f^=ce),Kt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),yn(()=>{for(let e of s)e.reject(pt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function j(e){let t=ft(e);return Yn(t),t}function ht(e){let t=ft(e);return t.equals=Pe,t}function gt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Pn(t[n])}}function _t(e){var t,n=V,r=e.parent;if(!Un&&r!==null&&e.v!==C&&r.f&24576)return Se(),e.v;qn(r);try{gt(e),t=sr(e)}finally{qn(n)}return t}function vt(e){var t=_t(e);!e.equals(t)&&(e.wv=ir(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),St?.capture(e,t,!0)),e.deps===null))?A(e,_):Un||(Ct===null?nt(e):(vn()||M?.is_fork)&&Ct.set(e,t))}function yt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ot(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=d),ur(t,0),Mn(t))}function bt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&dr(t)}var xt=null,M=null,St=null,Ct=null,wt=null,Tt=!1,Et=!1,Dt=null,Ot=null,kt=0,At=1,jt=class e{id=At++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){xt===null?xt=this:(xt.next=this,this.prev=xt),xt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,v),t(r);for(r of n.m)A(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Dt=[],n=[],r=Ot=[];this.#a.length>0;){kt++>1e3&&(this.#b(),Nt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Rt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Dt=null,Ot=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Lt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),St=this,Ft(n),Ft(t),St=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Bt.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):ar(r)&&(i&16&&this.add_dirty_reaction(r,y),dr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)rt(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Ct?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,Ct=null}flush(){try{Et=!0,M=this,this.#m()}finally{kt=0,wt=null,Dt=null,Ot=null,Et=!1,M=null,Ct=null,Bt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(pt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,$e(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(M===null){let t=M=new e;!Et&&!Tt&&$e(()=>{t.started||t.flush()})}return M}apply(){Ct=null}schedule(e){wt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?xt=e:t.prev=e,this.linked=!1}}};function Mt(e){var t=Tt,n=St;St=null,Tt=!0;try{var r;for(e&&(Mt(),r=e());;){if(et(),M===null)return r;M.flush()}}finally{Tt=t,St=n}}function Nt(){try{Be()}catch(e){mn(e,wt)}}var Pt=null;function Ft(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ar(r)&&(Pt=new Set,dr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&In(r),Pt?.size>0)){Bt.clear();for(let e of Pt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Pt.has(n)&&(Pt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||dr(n)}}Pt.clear()}}Pt=null}}function It(e){M.schedule(e)}function Lt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,_);for(var n=e.first;n!==null;)Lt(n,t),n=n.next}}function Rt(e){A(e,_);for(var t=e.first;t!==null;)Rt(t),t=t.next}var zt=new Set,Bt=new Map,Vt=!1;function Ht(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function N(e,t){let n=Ht(e,t);return Yn(n),n}function Ut(e,t=!1,n=!0){let r=Ht(e);return t||(r.equals=Pe),Ke&&n&&D!==null&&D.l!==null&&(D.l.s??=[]).push(r),r}function P(e,t,n=!1){return B!==null&&(!Gn||B.f&131072)&&Xe()&&B.f&4325394&&(Jn===null||!Jn.has(e))&&We(),Kt(e,n?Xt(t):t,Ot)}var Wt=null,Gt=0;function Kt(e,t,n=null){if(!e.equals(t)){Un?Bt.set(e,t):Bt.has(e)||Bt.set(e,e.v);var r=jt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&_t(t),Ct===null&&nt(t)}e.wv=ir(),Wt=null,Gt=0,Yt(e,v,n),Wt=null,Xe()&&V!==null&&V.f&1024&&!(V.f&96)&&(Qn===null?$n([e]):Qn.push(e)),!r.is_fork&&zt.size>0&&!Vt&&qt()}return t}function qt(){Vt=!1;for(let e of zt){e.f&1024&&A(e,y);let t;try{t=ar(e)}catch{t=!0}t&&dr(e)}zt.clear()}function Jt(e){P(e,e.v+1)}function Yt(e,t,n){var r=e.reactions;if(r!==null){var i=Xe(),a=r.length;if(Gt+=a,Gt>1e5&&Wt===null&&(Wt=new Set),Wt!==null){if(Wt.has(e))return;Wt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==V){var l=(c&v)===0;if(l&&A(s,t),c&131072)zt.add(s);else if(c&2){var u=s;Ct?.delete(u),Yt(u,y,n)}else if(l){var d=s;c&16&&Pt!==null&&Pt.add(d),n===null?It(d):n.push(d)}}}}}function Xt(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=nr,f=e=>{if(nr===d)return e();var t=B,n=nr;Kn(null),rr(d);var r=e();return Kn(t),rr(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||He();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(C,u));r.set(t,e),Jt(o)}}else P(n,C),Jt(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(Xt(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=H(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=H(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(V!==null||B!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?Xt(e[t]):C,u)),r.set(t,n)),H(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,Xt(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>Xt(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}Jt(o)}return!0},ownKeys(e){H(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ue()}})}function Zt(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function Qt(e,t){return Object.is(Zt(e),Zt(t))}var $t,en,tn,nn,rn;function an(){if($t===void 0){$t=window,en=document,tn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;nn=a(t,`firstChild`).get,rn=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function on(e=``){return document.createTextNode(e)}function sn(e){return nn.call(e)}function cn(e){return rn.call(e)}function F(e,t){if(!w)return sn(e);var n=sn(T);if(n===null)n=T.appendChild(on());else if(t&&n.nodeType!==3){var r=on();return n?.before(r),De(r),r}return t&&fn(n),De(n),n}function I(e,t=!1){if(!w){var n=sn(e);return n instanceof Comment&&n.data===``?cn(n):n}if(t){if(T?.nodeType!==3){var r=on();return T?.before(r),De(r),r}fn(T)}return T}function L(e,t=!1){if(!w)return sn(e);var n=F(e,t);return E(e),n}function R(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=cn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=on();return r===null?i?.after(a):r.before(a),De(a),a}fn(r)}return De(r),r}function ln(e){e.textContent=``}function un(){return!1}function dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function fn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function pn(e){var t=V;if(t===null)return B.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;mn(e,t)}function mn(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function hn(e){V===null&&(B===null&&ze(e),Re()),Un&&Le(e)}function gn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function _n(e,t){var n=V;n!==null&&n.f&8192&&(e|=b);var r={ctx:D,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Dt===null?jt.ensure().schedule(r):Dt.push(r);else if(t!==null){try{dr(r)}catch(e){throw Pn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=te))}if(i!==null&&(i.parent=n,n!==null&&gn(i,n),B!==null&&B.f&2&&!(e&64))){var a=B;(a.effects??=[]).push(i)}return r}function vn(){return B!==null&&!Gn}function yn(e){let t=_n(8,null);return A(t,_),t.teardown=e,t}function bn(e){hn(`$effect`);var t=V.f;if(!B&&t&32&&D!==null&&!D.i){var n=D;(n.e??=[]).push(e)}else return xn(e)}function xn(e){return _n(4|ie,e)}function Sn(e){return hn(`$effect.pre`),_n(8|ie,e)}function Cn(e){jt.ensure();let t=_n(64|re,e);return(e={})=>new Promise(n=>{e.outro?Ln(t,()=>{Pn(t),n(void 0)}):(Pn(t),n(void 0))})}function wn(e){return _n(4,e)}function Tn(e){return _n(se|re,e)}function En(e,t=0){return _n(8|t,e)}function z(e,t=[],n=[],r=[]){ct(r,t,n,t=>{_n(8,()=>{e(...t.map(H))})})}function Dn(e,t=[],n=[],r=[]){ct(r,t,n,t=>{_n(4,()=>e(...t.map(H)))})}function On(e,t=0){return _n(16|t,e)}function kn(e,t=0){return _n(g|t,e)}function An(e){return _n(32|re,e)}function jn(e){var t=e.teardown;if(t!==null){let n=Un,r=B;Wn(!0),Kn(null);try{t.call(null)}catch(t){mn(t,e.parent)}finally{Wn(n),Kn(r)}}}function Mn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ot(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:Pn(n,t),n=r}}function Nn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Pn(t),t=n}}function Pn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Fn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,Mn(e,t&&!n),ur(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();jn(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&In(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Fn(e,t){for(;e!==null;){var n=e===t?null:cn(e);e.remove(),e=n}}function In(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Ln(e,t,n=!0){var r=[];e.f|=256,Rn(e,r,!0);var i=()=>{n&&Pn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Rn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Rn(i,t,o?n:!1)}i=a}}}function zn(e){e.f&=-257,Bn(e,!0)}function Bn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(A(e,v),jt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Bn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Vn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:cn(n);t.append(n),n=i}}var Hn=null,Un=!1;function Wn(e){Un=e}var B=null,Gn=!1;function Kn(e){B=e}var V=null;function qn(e){V=e}var Jn=null;function Yn(e){B!==null&&(B.f&2097152||B.f&2)&&(Jn??=new Set).add(e)}var Xn=null,Zn=0,Qn=null;function $n(e){Qn=e}var er=1,tr=0,nr=tr;function rr(e){nr=e}function ir(){return++er}function ar(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ar(a)&&vt(a),a.wv>e.wv)return!0}t&512&&Ct===null&&A(e,_)}return!1}function or(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Jn!==null&&Jn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?or(a,t,!1):t===a&&(n?A(a,v):a.f&1024&&A(a,y),It(a))}}function sr(e){var t=Xn,n=Zn,r=Qn,i=B,a=Jn,o=D,s=Gn,c=nr,l=e.f;Xn=null,Zn=0,Qn=null,B=l&96?null:e,Jn=null,Je(e.ctx),Gn=!1,nr=++tr,e.ac!==null&&(ot(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=S;var f=cr(e);if(Xe()&&Qn!==null&&!Gn&&f!==null&&!(e.f&6146))for(var p=0;p<Qn.length;p++)or(Qn[p],e);if(i!==null&&i!==e){if(tr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=tr;if(t!==null)for(let e of t)e.rv=tr;Qn!==null&&(r===null?r=Qn:r.push(...Qn))}return e.f&8388608&&(e.f^=ce),d}catch(t){return cr(e),pn(t)}finally{e.f^=oe,Xn=t,Zn=n,Qn=r,B=i,Jn=a,Je(o),Gn=s,nr=c}}function cr(e){var t=e.deps,n=M?.is_fork;if(Xn!==null){var r;if(n||ur(e,Zn),t!==null&&Zn>0)for(t.length=Zn+Xn.length,r=0;r<Xn.length;r++)t[Zn+r]=Xn[r];else e.deps=t=Xn;if(vn()&&e.f&512)for(r=Zn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Zn<t.length&&(ur(e,Zn),t.length=Zn);return t}function lr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(Xn===null||!n.call(Xn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&nt(s),s.ac!==null&&ot(()=>{s.ac.abort(ve),s.ac=null,A(s,v)}),yt(s),ur(s,0)}}function ur(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)lr(e,n[r])}function dr(e){var t=e.f;if(!(t&16384)){A(e,_);var n=V;V=e;try{t&16777232?Nn(e):Mn(e),jn(e);var r=sr(e);e.teardown=typeof r==`function`?r:null,e.wv=er}finally{V=n}}}async function fr(){await Promise.resolve(),Mt()}function H(e){var t=!!(e.f&2);if(Hn?.add(e),B!==null&&!Gn&&!(V!==null&&V.f&16384)&&(Jn===null||!Jn.has(e))){var r=B.deps;if(B.f&2097152)e.rv<tr&&(e.rv=tr,Xn===null&&r!==null&&r[Zn]===e?Zn++:Xn===null?Xn=[e]:Xn.push(e));else{B.deps??=[],n.call(B.deps,e)||B.deps.push(e);var i=e.reactions;i===null?e.reactions=[B]:n.call(i,B)||i.push(B)}}if(Un&&Bt.has(e))return Bt.get(e);if(t){var a=e;if(Un){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||mr(a))&&(o=_t(a)),Bt.set(a,o),o}var s=!(a.f&512)&&!Gn&&B!==null&&!!(B.f&512),c=(a.f&S)===0;ar(a)&&(s&&(a.f|=512),vt(a)),s&&!c&&(bt(a),pr(a))}if(Ct?.has(e))return Ct.get(e);if(e.f&8388608)throw e.v;return e.v}function pr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(bt(r),pr(r))}}function mr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Bt.has(t)||t.f&2&&mr(t))return!0;return!1}function hr(e){var t=Gn;try{return Gn=!0,e()}finally{Gn=t}}function gr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(le in e)_r(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&le in n&&_r(n)}}}function _r(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{_r(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var vr=[`touchstart`,`touchmove`];function yr(e){return vr.includes(e)}var br=Symbol(`events`),xr=new Set,Sr=new Set;function Cr(e,t,n,r={}){function i(e){if(r.capture||Or.call(t,e),!e.cancelBubble)return ot(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,$e(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function U(e,t,n,r,i){var a={capture:r,passive:i},o=Cr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&yn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function wr(e,t,n){(t[br]??={})[e]=n}function Tr(e){for(var t=0;t<e.length;t++)xr.add(e[t]);for(var n of Sr)n(e)}var Er=null,Dr=!1;function Or(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Er=e,Dr||(Dr=!0,setTimeout(()=>{Dr=!1,Er=null}));var s=0,c=Er===e&&e[br];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[br]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=B,f=V;Kn(null),qn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[br]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[br]=t,delete e.currentTarget,Kn(d),qn(f)}}}var kr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ar(e){return kr?.createHTML(e)??e}function jr(e){var t=dn(`template`);return t.innerHTML=Ar(e.replaceAll(`<!>`,`<!---->`)),t.content}function Mr(e,t){var n=V;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function W(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Mr(T,null),T;i===void 0&&(i=jr(a?e:`<!>`+e),n||(i=sn(i)));var t=r||tn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=sn(t),s=t.lastChild;Mr(o,s)}else Mr(t,t);return t}}function Nr(e=``){if(!w){var t=on(e+``);return Mr(t,t),t}var n=T;return n.nodeType===3?fn(n):(n.before(n=on()),De(n)),Mr(n,n),n}function Pr(){if(w)return Mr(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=on();return e.append(t,n),Mr(t,n),e}function G(e,t){if(w){var n=V;n.f&32768&&n.nodes.end!==null||(n.nodes.end=T),Oe()}else e!==null&&e.before(t)}function Fr(){if(w&&T&&T.nodeType===8&&T.textContent?.startsWith(`$`)){let e=T.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Ir(e){let t=0,n=Ht(0),r;return()=>{vn()&&(H(n),En(()=>(t===0&&(r=hr(()=>e(()=>Jt(n)))),t+=1,()=>{$e(()=>{--t,t===0&&(r?.(),r=void 0,Jt(n))})})))}}var Lr=te|re;function Rr(e,t,n,r){new zr(e,t,n,r)}var zr=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Ir(()=>(this.#p=Ht(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=V;t.b=this,t.f|=128,n(e)},this.parent=V.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=On(()=>{if(w){let e=je(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Lr),w&&(this.#e=T)}#h(){try{this.#a=An(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);$e(r),t&&(this.#s=An(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&Ge(),this.#s!==null&&Ln(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){mn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=An(()=>e(this.#e)),$e(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=on(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return An(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){mn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Ln(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=An(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Vn(this.#a,e);let t=this.#n.pending;this.#o=An(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){rt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=V,n=B,r=D;qn(this.#i),Kn(this.#i),Je(this.#i.ctx);try{return jt.ensure(),e()}finally{qn(t),Kn(n),Je(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Ln(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,$e(()=>{this.#d=!1,this.#p&&Kt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),H(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Pn(this.#a),null),this.#o&&=(Pn(this.#o),null),this.#s&&=(Pn(this.#s),null),w&&(De(this.#t),ke(),De(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return An(()=>{var r=V;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return mn(e,this.#i.parent),null}}))};$e(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){mn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>mn(e,this.#i&&this.#i.parent)):n(t)}})}};function K(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Br(e,t){return Hr(e,t)}var Vr=new Map;function Hr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){an();var l=void 0,u=Cn(()=>{var s=n??t.appendChild(on());Rr(s,{pending:()=>{}},t=>{O({});var n=D;if(o&&(n.c=o),a&&(i.$$events=a),w&&Mr(t,null),l=e(t,i)||Ye(),w&&(V.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Ce(),be;k()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=yr(r);for(let e of[t,document]){var a=Vr.get(e);a===void 0&&(a=new Map,Vr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Or,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(xr)),Sr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Vr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Or),r.delete(e),r.size===0&&Vr.delete(n)):r.set(e,i)}Sr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Ur.set(l,u),l}var Ur=new WeakMap,Wr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)zn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(zn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Pn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Vn(r,t),t.append(on()),this.#n.set(e,{effect:r,fragment:t})}else Pn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Ln(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Pn(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=un();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=on();i.append(a),this.#n.set(e,{effect:An(()=>t(a)),fragment:i})}else this.#t.set(e,An(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}};function q(e,t,n=!1){var r;w&&(r=T,Oe());var i=new Wr(e),a=n?te:0;function o(e,t){if(w){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}On(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Gr=Symbol(`NaN`);function Kr(e,t,n){w&&Oe();var r=new Wr(e),i=!Xe();On(()=>{var e=t();e!==e&&(e=Gr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function qr(e,t){return t}function Jr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Ln(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Yr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;ln(d),d.append(u),e.items.clear()}Yr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Yr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Vn(a,document.createDocumentFragment())):Pn(t[i],n)}}var Xr;function J(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?De(sn(u)):u.appendChild(on())}w&&Oe();var d=null,f=ht(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=H(f);_.fallback=d,Qr(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,ei(d,null,c)):zn(d):Ln(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:On(()=>{var e=H(f),t=e.length;let r=!1;w&&je(c)===`[!`!=(t===0)&&(c=Ae(),De(c),Ee(!1),r=!0);for(var u=new Set,_=M,v=un(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,Ee(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Kt(S.v,b),S.i&&Kt(S.i,y),v&&_.unskip_effect(S.e)):(S=$r(l,m?c:Xr??=on(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=An(()=>s(c)):(d=An(()=>s(Xr??=on())),d.f|=ae)),t>u.size&&Ie(``,``,``),w&&t>0&&De(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ee(!0),H(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function Zr(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Qr(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Zr(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(zn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)ei(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ti(e,d,_),ti(e,_,y),ei(_,y,n),d=_,p=[],m=[],l=Zr(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)ei(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ti(e,S.prev,ee.next),ti(e,d,S),ti(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),ei(_,l,n),ti(e,_.prev,_.next),ti(e,_,d===null?e.effect.first:d.next),ti(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Zr(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Zr(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Yr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=Zr(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}Jr(e,te,re)}}o&&$e(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function $r(e,t,n,r,i,a,o,s){var c=o&1?o&16?Ht(n):Ut(n,!1,!1):null,l=o&2?Ht(i):null;return{v:c,i:l,e:An(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function ei(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=cn(r);if(a.before(r),r===i)return;r=o}}function ti(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function ni(e,t,...n){var r=new Wr(e);On(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},te)}function ri(e,t){let n=null,r=w;var i;if(w){n=T;for(var a=sn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=cn(a);if(a===null)Ee(!1);else{var o=cn(a);a.remove(),De(o)}}w||(i=document.head.appendChild(on()));try{On(()=>{var e=An(()=>t(i));e.f|=ne,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ee(!0),De(n))}}function ii(e,t){var n=void 0,r;kn(()=>{n!==(n=t())&&(r&&=(Pn(r),null),n&&(r=An(()=>{wn(()=>n(e))})))})}var ai=[...` 	
\r\f\xA0\v﻿`];function oi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ai.includes(r[o-1]))&&(s===r.length||ai.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function si(e,t,n,r,i,a){var o=e[me];if(w||o!==n||o===void 0){var s=oi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function ci(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function li(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=pi(c);ci(c,i?a.includes(l):Qt(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ui(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return we();for(var i of t.options)i.selected=n.includes(pi(i))}else{for(i of t.options)if(Qt(pi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function di(e){var t=new MutationObserver(t=>{t.every(mi)||(`__defaultValue`in e&&li(e,!1),`__value`in e&&ui(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),yn(()=>{t.disconnect()})}function fi(e,t,n=t){var r=new WeakSet,i=!0;st(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),pi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&pi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),wn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(ui(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=pi(s),n(a))}e.__value=a,i=!1})}function pi(e){return`__value`in e?e.__value:e.value}function mi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var hi=Symbol(`is custom element`),gi=Symbol(`is html`),_i=ye?`link`:`LINK`,vi=ye?`progress`:`PROGRESS`;function yi(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Y(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Y(e,`checked`,null),e.checked=r}}};e[_e]=n,$e(n),at()}}function bi(e,t){var n=xi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===vi)&&(e.value=t??``)}function Y(e,t,n,r){var i=xi(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===_i))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Ci(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function xi(e){return e[pe]??={[hi]:e.nodeName.includes(`-`),[gi]:e.namespaceURI===xe}}var Si=new Map;function Ci(e){var t=e.getAttribute(`is`)||e.nodeName,n=Si.get(t);if(n)return n;Si.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function wi(e,t,n=t){var r=new WeakSet;st(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Oi(e)?ki(a):a,n(a),M!==null&&r.add(M),await fr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||hr(t)==null&&e.value)&&(n(Oi(e)?ki(e.value):e.value),M!==null&&r.add(M)),En(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}Oi(e)&&n===ki(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Ti=new Set;function Ei(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),st(n,`change`,()=>{var e=n.__value;a&&(e=Di(o,e,n.checked)),i(e)},()=>i(a?[]:null)),En(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=Qt(n.__value,e)}),yn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Ti.has(o)||(Ti.add(o),$e(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Ti.delete(o)})),$e(()=>{if(s){var e=a?Di(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Di(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Oi(e){var t=e.type;return t===`number`||t===`range`}function ki(e){return e===``?null:+e}function Ai(e,t){return e===t||e?.[le]===t}function ji(e=Ye(),t,n,r){var i=D.r,a=V;return wn(()=>{var o,s;return En(()=>{o=s,s=r?.()||[],hr(()=>{Ai(n(...s),e)||(t(e,...s),o&&Ai(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Ai(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Mi(e=!1){let t=D,n=t.l.u;if(!n)return;let r=()=>gr(t.s);if(e){let e=0,n={},i=ft(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>H(i)}n.b.length&&Sn(()=>{Ni(t,r),p(n.b)}),bn(()=>{let e=hr(()=>n.m.map(f));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&bn(()=>{Ni(t,r),p(n.a)})}function Ni(e,t){if(e.l.s)for(let t of e.l.s)H(t);t()}var Pi=!1;function Fi(e){var t=Pi;try{return Pi=!1,[e(),Pi]}finally{Pi=t}}function Ii(e,t,n,r){var i=!Ke||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=ft(r),H(u)):(l&&(l=!1,c=s?hr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Fi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ve(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?ft:ht)(()=>(v=!1,g()));o&&H(y);var b=V;return(function(e,t){if(arguments.length>0){let n=t?H(y):i&&o?Xt(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return Un&&v||b.f&16384?y.v:H(y)})}var Li=[[`\0`,``],[``,``],[`­`,`­`],[`͏`,`͏`],[`؜`,`؜`],[`ᅟ`,`ᅠ`],[`឴`,`឵`],[`᠋`,`᠏`],[`​`,`‏`],[`\u2028`,`‮`],[`⁠`,`⁯`],[`ㅤ`,`ㅤ`],[``,``],[`﻿`,`﻿`],[`ﾠ`,`ﾠ`],[`￰`,`￻`],[`￾`,`￿`],[`󠀀`,`󠿿`],[`󰀀`,`􏿿`]],Ri=/[\u0000-\u001f]/gu;function zi(e){let t=e=>`\\u{${e.codePointAt(0).toString(16)}}`,n=e.map(([e,n])=>`${t(e)}-${t(n)}`);Ri=RegExp(`[${n.join(``)}]`,`gu`),RegExp(`(?![\\n\\t]|\\r(?:\\n|$))${Ri.source}`,`gu`)}var Bi={"\n":`\\n`,"\r":`\\r`,"	":`\\t`};function Vi(e){return Bi[e]??`\\u{${e.codePointAt(0).toString(16)}}`}function Hi(e){return e.replace(Ri,Vi)}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ui=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends Ui{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Wi=class extends Ui{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Gi=class e extends Ui{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ui)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ui&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ki=100,qi=`⁨`,Ji=`⁩`;function Yi(e,t,n){return n===t||n instanceof Wi&&t instanceof Wi&&n.value===t.value||t instanceof Wi&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Xi(e,t,n){return t[n]?aa(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function Zi(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Qi(e,i.value):n.push(Qi(e,i));return{positional:n,named:r}}function Qi(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Wi(t.value,{minimumFractionDigits:t.precision});case`var`:return $i(e,t);case`mesg`:return ea(e,t);case`term`:return ta(e,t);case`func`:return na(e,t);case`select`:return ra(e,t);default:return new X}}function $i(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof Ui)return n;switch(typeof n){case`string`:return n;case`number`:return new Wi(n);case`object`:if(Gi.supportsValue(n))return new Gi(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function ea(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?aa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?aa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function ta(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=Zi(e,r).named;let n=aa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=Zi(e,r).named;let o=aa(e,a.value);return e.params=null,o}function na(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=Zi(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function ra(e,{selector:t,variants:n,star:r}){let i=Qi(e,t);if(i instanceof X)return Xi(e,n,r);for(let t of n)if(Yi(e,i,Qi(e,t.key)))return aa(e,t.value);return Xi(e,n,r)}function ia(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ki)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ki}`);r&&n.push(qi),n.push(Qi(e,i).toString(e)),r&&n.push(Ji)}return e.dirty.delete(t),n.join(``)}function aa(e,t){return typeof t==`string`?e.bundle._transform(t):ia(e,t)}var oa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function sa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ca=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function la(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof Wi)return new Wi(n.valueOf(),{...n.opts,...sa(t,ca)});if(n instanceof Gi)return new Wi(n.toNumber(),{...sa(t,ca)});throw TypeError(`Invalid argument to NUMBER`)}var ua=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function da(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof Gi||n instanceof Wi)return new Gi(n,sa(t,ua));throw TypeError(`Invalid argument to DATETIME`)}var fa=new Map;function pa(e){let t=Array.isArray(e)?e.join(` `):e,n=fa.get(t);return n===void 0&&(n=new Map,fa.set(t,n)),n}var ma=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:la,DATETIME:da,...t},this._useIsolating=n,this._transform=r,this._intls=pa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new oa(this,n,t);try{return ia(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},ha=/^(-?[a-zA-Z][\w-]*) *= */gm,ga=/\.([a-zA-Z][\w-]*) *= */y,_a=/\*?\[/y,va=/(-?[0-9]+(?:\.([0-9]+))?)/y,ya=/([a-zA-Z][\w-]*)/y,ba=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,xa=/^[A-Z][A-Z0-9_-]*$/,Sa=/([^{}\n\r]+)/y,Ca=/([^\\"\n\r]*)/y,wa=/\\([\\"])/y,Ta=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ea=/^\n+/,Da=/ +$/,Oa=/ *\r?\n/g,ka=/( *)$/,Aa=/{\s*/y,ja=/\s*}/y,Ma=/\[\s*/y,Na=/\s*] */y,Pa=/\s*\(\s*/y,Fa=/\s*->\s*/y,Ia=/\s*:\s*/y,La=/\s*,?\s*/y,Ra=/\s+/y,za=class{constructor(e){this.body=[],ha.lastIndex=0;let t=0;for(;;){let n=ha.exec(e);if(n===null)break;t=ha.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ga);){let t=o(ga),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Sa)&&(r=o(Sa)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Ea),u([i],i.length)):r?S(r,Da):null}function u(r=[],i){for(;;){if(n(Sa)){r.push(o(Sa));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Da));let c=[];for(let e of r)e instanceof Ba&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Aa,SyntaxError);let e=f();if(i(ja))return e;if(i(Fa)){let t=h();return i(ja,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ba)){let[,e,t,n=null]=a(ba);if(e===`$`)return{type:`var`,name:t};if(i(Pa)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(xa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(La)}}function m(){let e=f();return e.type===`mesg`&&i(Ia)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(_a);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ma,SyntaxError);let e;return e=n(va)?v():{type:`str`,value:o(ya)},i(Na,SyntaxError),e}function _(){if(n(va))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(va),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ca),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(wa))return o(wa);if(n(Ta)){let[,e,t]=a(Ta),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ra),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Oa,`
`),n=ka.exec(e)[1].length;return new Ba(t,n)}}},Ba=class{constructor(e,t){this.value=e,this.length=t}},Va=`number-one-in = 1 in { $classes }
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
setting-imports-left-out = left out`;function Ha(e){return document.getElementById(e)?.textContent??``}var Ua=(typeof document>`u`?``:document.documentElement.lang)||`en`,Wa=Ua===`en`?`en-US`:Ua,Ga=Ua===`en`?`en-GB`:Ua,Ka=new ma(Wa,{useIsolating:!1});Ka.addResource(new za(Va)),typeof document<`u`&&Ka.addResource(new za(Ha(`messages`)),{allowOverrides:!0});function qa(e,...[t]){return Ja(e,t)}function Ja(e,t){let n=Ka.getMessage(e)?.value;return n?Ka.formatPattern(n,t):e}function Ya(e){return new Intl.NumberFormat(Wa,e)}function Xa(e){return new Intl.DateTimeFormat(Ga,e)}function Za(e){try{return decodeURIComponent(e)}catch{return e}}function Qa(e){let[t=``,...n]=e.replace(/^#\/?/,``).split(`?`);return{parts:t.split(`/`).map(Za),query:$a(n.join(`?`))}}function $a(e){return Object.fromEntries(new URLSearchParams(e))}var eo=new class{#e=N([]);get parts(){return H(this.#e)}set parts(e){P(this.#e,e)}#t=N({});get query(){return H(this.#t)}set query(e){P(this.#t,e)}#n=N(0);get moves(){return H(this.#n)}set moves(e){P(this.#n,e,!0)}#r=location.hash;constructor(){Object.assign(this,Qa(location.hash)),addEventListener(`hashchange`,()=>{this.#r=location.hash,Object.assign(this,Qa(location.hash)),this.moves++})}get isThere(){return this.#r===location.hash}go(e){location.assign(e)}replace(e){location.replace(e)}set(e){let t=Object.entries({...this.query,...e}).filter(([,e])=>e),n=Object.fromEntries(t);this.#i(this.parts,n)}rename(e){this.#i(e,this.query)}#i(e,t){let n=ro(e,t);this.isThere&&n!==ro(this.parts,this.query)&&(history.replaceState(history.state,``,n),this.#r=location.hash,Object.assign(this,{parts:e,query:t}))}};function Z(...e){return ro(e,{})}var to=no()?`about:srcdoc`:``;function no(){return location.protocol===`about:`}function ro(e,t){let n=`${to}#/${e.map(encodeURIComponent).join(`/`)}`,r=new URLSearchParams(t).toString();return r===``?n:`${n}?${r}`}var io=W(`<div role="alert" class="card svelte-1dk8ht6"><strong class="svelte-1dk8ht6"> </strong> <code> </code></div>`),ao=W(`<!> <!>`,1);function oo(e,t){O(t,!0);let n=N(``),r;function i(e,t){P(n,e instanceof Error?e.message:String(e),!0),r=t}bn(()=>{eo.parts,P(n,``),r?.(),r=void 0});var a=ao();U(`error`,$t,e=>{e instanceof ErrorEvent&&e.error&&i(e.error)}),U(`unhandledrejection`,$t,e=>i(e.reason));var o=I(a),s=e=>{var t=io(),r=F(t),i=L(r,!0),a=R(r),o=L(R(a),!0);E(t),z((e,t)=>{K(i,e),K(a,` ${t??``} `),K(o,H(n))},[()=>qa(`guard-title`),()=>qa(`guard-advice`)]),G(e,t)};q(o,e=>{H(n)&&e(s)}),Rr(R(o,2),{onerror:i,failed:e=>{}},e=>{var n=Pr();ni(I(n),()=>t.children),G(e,n)}),G(e,a),k()}var so;async function co(e){let t=so;so=void 0,(await t?.()??lo(e)).focus({preventScroll:!0})}function lo(e){let t=e.querySelector(`h1`);return t&&(t.tabIndex=-1),t??e}qe();var uo=new class{#e=N(``);get text(){return H(this.#e)}set text(e){P(this.#e,e,!0)}},fo=W(`<div class="away no-print" aria-live="polite" data-announced=""> </div>`);function po(e,t){O(t,!1),Mi();var n=fo(),r=L(n,!0);z(()=>K(r,uo.text)),G(e,n),k()}var mo=W(`<select><option> </option><option> </option><option> </option></select>`);function ho(e,t){O(t,!0);let n=`codesim-colours`,r={auto:`light dark`,light:`light`,dark:`dark`};function i(){try{return localStorage.getItem(n)??`auto`}catch{return`auto`}}let a=N(Xt(i()));bn(()=>{document.documentElement.style.colorScheme=r[H(a)]??r.auto;try{localStorage.setItem(n,H(a))}catch{}});var o=mo(),s=F(o),c=L(s,!0);s.value=s.__value=`auto`;var l=R(s),u=L(l,!0);l.value=l.__value=`light`;var d=R(l),f=L(d,!0);d.value=d.__value=`dark`,E(o),di(o),z((e,t,n,r)=>{Y(o,`aria-label`,e),K(c,t),K(u,n),K(f,r)},[()=>qa(`colours`),()=>qa(`colours-auto`),()=>qa(`colours-light`),()=>qa(`colours-dark`)]),fi(o,()=>H(a),e=>P(a,e)),G(e,o),k()}function go(e){let t=()=>{let t=e.scrollWidth-e.clientWidth-e.scrollLeft;e.style.setProperty(`--start`,`${Math.min(28,e.scrollLeft)}px`),e.style.setProperty(`--end`,`${Math.min(28,Math.max(0,t))}px`)},n=new ResizeObserver(t);return n.observe(e),e.addEventListener(`scroll`,t,{passive:!0}),()=>{n.disconnect(),e.removeEventListener(`scroll`,t)}}var _o=W(`<a class="brand svelte-20dx1m">codesim</a>`),vo=W(`<a class="svelte-20dx1m"> </a>`),yo=W(`<a class="skip svelte-20dx1m" href="#content"> </a> <header class="no-print svelte-20dx1m"><!> <nav class="svelte-20dx1m"></nav> <!> <!></header> <!> <main id="content" tabindex="-1" class="svelte-20dx1m"><!></main>`,1);function bo(e,t){O(t,!0);let n=Ii(t,`reader`,3,``),r;function i(e){return eo.parts[0]===e?`page`:t.within===e?`true`:void 0}let a=!0;bn(()=>{if(eo.moves,n(),a){a=!1;return}let e=Number(history.state?.top??0);fr().then(()=>{scrollTo(0,e),co(r)})});function o(e){eo.parts[0];let t=e.querySelector(`[aria-current]`);if(!t)return;let{left:n,width:r}=t.getBoundingClientRect(),i=e.getBoundingClientRect();e.scrollLeft+=n+r/2-(i.left+i.width/2)}function s(){eo.isThere&&scrollY!==(history.state?.top??0)&&history.replaceState({top:scrollY},``)}var c=yo();U(`scrollend`,en,s);var l=I(c),u=L(l,!0),d=R(l,2),f=F(d),p=e=>{var n=Pr();ni(I(n),()=>t.way),G(e,n)},m=e=>{var t=_o();z(e=>Y(t,`href`,e),[()=>Z(``)]),G(e,t)};q(f,e=>{t.way?e(p):e(m,-1)});var g=R(f,2);J(g,21,()=>t.views,([e,t])=>e,(e,t)=>{var n=j(()=>h(H(t),2));let r=()=>H(n)[0],a=()=>H(n)[1];var o=vo(),s=L(o,!0);z((e,t)=>{Y(o,`href`,e),Y(o,`aria-current`,t),K(s,a())},[()=>Z(r()),()=>i(r())]),G(e,o)}),E(g),ii(g,()=>go),ii(g,()=>o);var _=R(g,2);ni(_,()=>t.tools),ho(R(_,2),{}),E(d);var v=R(d,2);po(v,{});var y=R(v,2);oo(F(y),{children:(e,n)=>{var r=Pr();ni(I(r),()=>t.children),G(e,r)},$$slots:{default:!0}}),E(y),ji(y,e=>r=e,()=>r),z((e,t)=>{K(u,e),Y(g,`aria-label`,t)},[()=>qa(`frame-skip`),()=>qa(`frame-views`)]),wr(`click`,l,e=>(e.preventDefault(),r.focus())),G(e,c),k()}Tr([`click`]);var xo=Ya({maximumFractionDigits:4});function So(e){return xo.format(e)}function Co(e,t){let n=t.endsWith(`ch`)?`es`:`s`;return`${So(e)} ${t}${e===1?``:n}`}function wo(e){let t=Math.round(e*100);return e>0&&t<1?`<1 %`:e<1&&t>99?`>99 %`:`${t} %`}Xa({dateStyle:`medium`,timeStyle:`short`,timeZone:`UTC`}),Xa({dateStyle:`medium`});var To=Xa({dateStyle:`medium`,timeStyle:`short`});function Eo(e){return To.format(e)}var Do=[`kB`,`MB`,`GB`,`TB`];function Oo(e){if(e<1e3)return Co(e,`byte`);let t=0,n=e/1e3;for(;n>=999.5&&t<Do.length-1;)n/=1e3,t++;return`${n<9.95?n.toFixed(1).replace(`.0`,``):Math.round(n)} ${Do[t]}`}function ko(e){return e<100?Co(Math.ceil(e),`second`):Co(Math.ceil(e/60),`minute`)}function Ao(e){let t=Hi(e.trim()).replace(/^\p{Ll}\p{L}*(?=[\s,;]|$)/u,e=>e[0].toUpperCase()+e.slice(1));return/[.!?]$/.test(t)?t:`${t}.`}var jo={queued:`waiting`,running:`comparing`,finished:`finished`,failed:`failed`,cancelled:`cancelled`};function Mo(e){return jo[e]}function No({state:e,progress:t}){return e===`queued`?`Waiting for other comparisons to end`:t?.stage?`Comparing: ${t.stage}`:`Comparing`}var Po=[[`read`,`sees comparisons and reports`],[`write`,`uploads, cancels and deletes too`],[`moss`,`is the user id of clients of MOSS, for uploads alone`]];function Fo({title:e,created:t}){return e?Hi(e):`Uploaded on ${Io(t)}`}function Io(e){let t=Date.parse(e);return Number.isNaN(t)?e:Eo(t)}function Lo(e){return e===null?`kept until somebody deletes it`:`deleted after ${Co(e,`day`)}`}function Ro(e){return/memory/.test(e)?`Upload fewer files at once, or only the languages that you need. If that does not help, the administrator of the service can give it more memory.`:/archive|zip|tar\b/.test(e)?`See whether the archive opens on your computer, pack it again, or drop its folder instead.`:`Check that you chose the right files: a folder or an archive that has one folder or file for each student. Then upload it again.`}var zo=`api/v1/`,Bo={"X-Codesim":`1`},Vo=class extends Error{status;wait;constructor(e,t,n=null){super(t),this.status=e,this.wait=n}};function Q(...e){return zo+e.map(e=>encodeURIComponent(e)).join(`/`)}var Ho=()=>{};function Uo(e){Ho=e}function Wo(e){e===401&&Ho()}async function $(e,t,n){try{return await Go(e,t,n)}catch(e){throw e instanceof Vo&&Wo(e.status),e}}async function Go(e,t,n){let r=n===void 0?{}:{body:JSON.stringify(n)},i={...Bo,...n===void 0?{}:{"Content-Type":`application/json`}},a=await fetch(t,{method:e,headers:i,...r}).catch(()=>{throw Ko()});if(!a.ok)throw qo(a.status,await a.text(),a.headers.get(`Retry-After`));return a.status===204?void 0:await a.json()}function Ko(){return new Vo(0,`The service cannot be reached. Check your connection, and try again.`)}function qo(e,t,n=null){let r=Number(n)||null;return new Vo(e,Jo(e,Yo(t),r),r)}function Jo(e,t,n){switch(e){case 401:return`Your session has ended: sign in again.`;case 403:return`You may not do this. An admin of this service may.`;case 404:return`This is not there any more, or it is not yours.`;case 409:return Ao(t||`this name is taken: choose another one`);case 413:return`This is too much at once: ${Ao(t.replace(/(\d+) bytes/,(e,t)=>Oo(Number(t))))}`;case 429:return`Too many tries. Wait ${ko(n??60)}, then try again.`;default:return Ao(t||`the service answered ${e}: try again later`)}}function Yo(e){try{let{error:t}=JSON.parse(e);return typeof t==`string`?t:``}catch{return``}}function Xo(e){return e instanceof Error?e.message:String(e)}var Zo=Q(`session`),Qo=new class{#e=N();get me(){return H(this.#e)}set me(e){P(this.#e,e)}#t=N(!1);get hasEnded(){return H(this.#t)}set hasEnded(e){P(this.#t,e,!0)}constructor(){Uo(()=>{this.hasEnded=this.me!==void 0,this.me=void 0})}get isAdmin(){return this.me?.is_admin??!1}async resume(){this.me=await Go(`GET`,Zo).catch(()=>void 0)}async signIn(e,t){try{this.me=await Go(`POST`,Zo,{name:e,password:t}),this.hasEnded=!1}catch(e){throw!(e instanceof Vo)||e.status!==401?e:new Vo(401,`The name or the password is not right.`)}}async signOut(){await $(`DELETE`,Zo),this.me=void 0,this.hasEnded=!1}},$o=class{#e=N();get value(){return H(this.#e)}set value(e){P(this.#e,e)}#t=N(``);get problem(){return H(this.#t)}set problem(e){P(this.#t,e,!0)}#n;constructor(e){this.#n=e,this.again()}async again(){try{this.value=await this.#n(),this.problem=``}catch(e){this.problem=Xo(e)}}},es=class{#e=N(!1);get busy(){return H(this.#e)}set busy(e){P(this.#e,e,!0)}#t=N(``);get problem(){return H(this.#t)}set problem(e){P(this.#t,e,!0)}async run(e){if(this.busy)return!1;this.busy=!0,this.problem=``;try{return await e(),!0}catch(e){return this.problem=Xo(e),!1}finally{this.busy=!1}}};function ts(e){let t=new Map;for(let[n,r]of Object.entries(e.paths))for(let[i,a]of Object.entries(r)){let r=a.tags?.[0]??``,o=ns(e,i,n,a);t.set(r,[...t.get(r)??[],o])}return t}function ns(e,t,n,r){let i=Object.entries(r.requestBody?.content??{});return{method:t.toUpperCase(),path:n,about:r.summary??r.description??``,parameters:(r.parameters??[]).map(({name:e,in:t,description:n})=>({name:e,kind:t,about:n??``,needed:t===`path`})),sent:i.flatMap(([,{schema:t}])=>rs(e,t)),kind:i.map(([e])=>e).join(` or `),answers:Object.entries(r.responses).map(([t,n])=>({status:t,about:n.description,fields:Object.values(n.content??{}).flatMap(({schema:t})=>rs(e,t))}))}}function rs(e,t){let n=is(e,t),r=is(e,n?.items??n);return Object.entries(r?.properties??{}).map(([t,n])=>({name:t,kind:as(e,n),about:n.description??``,needed:r?.required?.includes(t)??!1}))}function is(e,t){let n=t?.$ref?.split(`/`).at(-1);return n===void 0?t:e.components?.schemas?.[n]}function as(e,t){let n=is(e,t)??{};return n.enum?n.enum.map(String).join(` or `):n.oneOf?n.oneOf.map(t=>as(e,t)).join(` or `):n.items?`list of ${as(e,n.items)}`:[n.type??`anything`].flat().map(e=>({string:`text`,integer:`number`,boolean:`true or false`})[e]??e).join(` or `)}var os=W(`<p role="alert" class="problem"> <button>Try again</button></p>`),ss=W(`<p class="muted">Loading…</p>`),cs=W(`<!> <!>`,1);function ls(e,t){O(t,!0);var n=cs(),r=I(n),i=e=>{var n=os(),r=F(n),i=R(r);E(n),z(()=>K(r,`${t.of.problem??``} `)),wr(`click`,i,()=>t.of.again()),G(e,n)};q(r,e=>{t.of.problem&&e(i)});var a=R(r,2),o=e=>{var n=Pr();ni(I(n),()=>t.children,()=>t.of.value),G(e,n)},s=e=>{G(e,ss())};q(a,e=>{t.of.value===void 0?t.of.problem||e(s,1):e(o)}),G(e,n),k()}Tr([`click`]);var us=W(`<dt class="svelte-1pjy6ga"><code> </code> <span class="small muted"> </span></dt> <dd class="svelte-1pjy6ga"> </dd>`,1),ds=W(`<h3 class="svelte-1pjy6ga"> </h3> <dl class="svelte-1pjy6ga"></dl>`,1);function fs(e,t){O(t,!0);var n=Pr(),r=I(n),i=e=>{var n=ds(),r=I(n),i=L(r,!0),a=R(r,2);J(a,21,()=>t.fields,({name:e,kind:t,about:n,needed:r})=>e,(e,t)=>{let n=()=>H(t).name,r=()=>H(t).kind,i=()=>H(t).about,a=()=>H(t).needed;var o=us(),s=I(o),c=F(s),l=L(c,!0),u=L(R(c,2));E(s);var d=L(R(s,2),!0);z(()=>{K(l,n()),K(u,`${r()??``}${a()?``:`, may be left out`}`),K(d,i())}),G(e,o)}),E(a),z(()=>K(i,t.title)),G(e,n)};q(r,e=>{t.fields.length>0&&e(i)}),G(e,n),k()}var ps=W(`<li><strong> </strong> <!></li>`),ms=W(`<details class="svelte-fhk1fk"><summary class="svelte-fhk1fk"><code> </code> <span class="muted"> </span></summary> <!> <!> <h3 class="svelte-fhk1fk">Answers</h3> <ul class="svelte-fhk1fk"></ul></details>`);function hs(e,t){O(t,!0);var n=ms(),r=F(n),i=F(r),a=L(i),o=L(R(i,2),!0);E(r);var s=R(r,2);fs(s,{title:`In the address`,get fields(){return t.asked.parameters}});var c=R(s,2);fs(c,{get title(){return`Sent, as ${t.asked.kind??``}`},get fields(){return t.asked.sent}});var l=R(c,4);J(l,21,()=>t.asked.answers,({status:e,about:t,fields:n})=>e,(e,t)=>{let n=()=>H(t).status,r=()=>H(t).about,i=()=>H(t).fields;var a=ps(),o=F(a),s=L(o,!0),c=R(o),l=R(c),u=e=>{fs(e,{title:`With`,get fields(){return i()}})},d=j(()=>Number(n())<300);q(l,e=>{H(d)&&e(u)}),E(a),z(()=>{K(s,n()),K(c,` ${r()??``} `)}),G(e,a)}),E(l),E(n),z(()=>{K(a,`${t.asked.method??``} ${t.asked.path??``}`),K(o,t.asked.about)}),G(e,n),k()}var gs=W(`<section class="card"><h2> </h2> <!></section>`),_s=W(`<p> </p> <p>The same for programs, in OpenAPI: <a>openapi.json</a></p> <!>`,1),vs=W(`<h1>For scripts</h1> <!>`,1);function ys(e,t){O(t,!1);let n=new $o(()=>Go(`GET`,Q(`openapi.json`)));Mi();var r=vs();ri(`14536r`,e=>{wn(()=>{en.title=`For scripts · codesim`})}),ls(R(I(r),2),{get of(){return n},children:(e,t=d)=>{var n=_s(),r=I(n),i=L(r,!0),a=R(r,2),o=R(F(a));E(a),J(R(a,2),1,()=>ts(t()),([e,t])=>e,(e,t)=>{var n=j(()=>h(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=gs(),o=F(a),s=L(o,!0);J(R(o,2),1,i,e=>e.method+e.path,(e,t)=>{hs(e,{get asked(){return H(t)}})}),E(a),z(()=>{Y(a,`aria-labelledby`,`tag-${r()??``}`),Y(o,`id`,`tag-${r()??``}`),K(s,r())}),G(e,a)}),z(e=>{K(i,t().info.description),Y(o,`href`,e)},[()=>Q(`openapi.json`)]),G(e,n)},$$slots:{default:!0}}),G(e,r),k()}var bs=W(`<bdi class="name"> </bdi>`);function xs(e,t){O(t,!0);var n=bs(),r=L(n,!0);z(e=>K(r,e),[()=>Hi(t.of)]),G(e,n),k()}var Ss=W(`<p>In one course. <a>In all courses</a></p>`),Cs=W(`<li><span><strong><!></strong> <!></span> <time class="small muted"> </time></li>`),ws=W(`<ol class="items card"></ol>`),Ts=W(`<p>Nothing yet.</p>`),Es=W(`<h1>Audit log</h1> <!> <!>`,1);function Ds(e,t){O(t,!1);let n=eo.query.course,r=n===void 0?``:`?course=${encodeURIComponent(n)}`,i=new $o(()=>$(`GET`,Q(`audit`)+r));Mi();var a=Es();ri(`1x0syvu`,e=>{wn(()=>{en.title=`Audit log · codesim`})});var o=R(I(a),2),s=e=>{var t=Ss(),n=R(F(t));E(t),z(e=>Y(n,`href`,e),[()=>Z(`audit`)]),G(e,t)};q(o,e=>{n!==void 0&&e(s)}),ls(R(o,2),{get of(){return i},children:(e,t=d)=>{var n=Pr(),r=I(n),i=e=>{var n=ws();J(n,5,t,qr,(e,t)=>{let n=()=>H(t).at,r=()=>H(t).who,i=()=>H(t).what,a=()=>H(t).about;var o=Cs(),s=F(o),c=F(s);xs(F(c),{get of(){return r()}}),E(c);var l=R(c);xs(R(l),{get of(){return a()}}),E(s);var u=R(s,2),d=L(u,!0);E(o),z(e=>{K(l,` ${i()??``} `),Y(u,`datetime`,n()),K(d,e)},[()=>Io(n())]),G(e,o)}),E(n),G(e,n)},a=e=>{G(e,Ts())};q(r,e=>{t().length>0?e(i):e(a,-1)}),G(e,n)},$$slots:{default:!0}}),G(e,a),k()}function Os(e){return[...e].map(e=>({path:e.webkitRelativePath||e.name,file:e}))}async function ks(e){let t=[...e.items].filter(({kind:e})=>e===`file`);return(await Promise.all(t.map(As))).flat()}async function As(e){let t=e.webkitGetAsEntry(),n=e.getAsFile();if(!t?.isDirectory)return n?Os([n]):[];let r=await e.getAsFileSystemHandle?.();return r?js(r,r.name):Ms(t)}async function js(e,t){if(e.kind===`file`)return[{path:t,file:await e.getFile()}];let n=[];for await(let r of e.values())n.push(...await js(r,`${t}/${r.name}`));return n}async function Ms(e){if(e.isFile)return[await Ns(e)];let t=[];for(let n of await Ps(e))t.push(...await Ms(n));return t}function Ns(e){let t=e.fullPath.replace(/^\//,``);return new Promise((n,r)=>e.file(e=>n({path:t,file:e}),r))}async function Ps(e){let t=e.createReader(),n=[];for(;;){let e=await new Promise((e,n)=>t.readEntries(e,n));if(e.length===0)return n;n.push(...e)}}function Fs(e,t){return[...new Map([...e,...t].map(e=>[e.path,e])).values()]}function Is(e){let t=Ls(e);return t===``?e:e.map(({path:e,file:n})=>({path:e.slice(t.length),file:n}))}function Ls(e){let t=e[0]?.path??``,n=t.slice(0,t.indexOf(`/`)+1);return e.every(({path:e})=>e.startsWith(n))?n:``}function Rs(e){let t=new Map;for(let{path:n,file:r}of Is(e)){let[e=``,...i]=n.split(`/`),a=t.get(e)??{name:e,isFolder:i.length>0,files:0,bytes:0};a.files++,a.bytes+=r.size,t.set(e,a)}return[...t.values()].sort((e,t)=>e.name<t.name?-1:1)}function zs(e,t){let n=Ls(e).length;return e.filter(({path:e})=>e.slice(n).split(`/`)[0]!==t)}function Bs(e,t,n){let r=new XMLHttpRequest,i=new Promise((e,t)=>{r.upload.onprogress=({loaded:e,total:t})=>n(e/t),r.onabort=()=>e(void 0),r.onerror=()=>t(Ko()),r.onload=()=>{Wo(r.status),r.status<300?e(JSON.parse(r.responseText)):t(qo(r.status,r.responseText))}});r.open(`POST`,Q(`courses`,e,`jobs`));for(let[e,t]of Object.entries(Bo))r.setRequestHeader(e,t);return r.send(Vs(t)),{done:i,cancel:()=>r.abort()}}function Vs({title:e,languages:t,against:n,submissions:r,starter:i}){let a=new FormData;a.append(`title`,e.trim()),a.append(`lang`,t.join(`,`)),n&&a.append(`against`,n);for(let{path:e,file:t}of Is(r))a.append(`submissions`,t,e);for(let{path:e,file:t}of Is(i))a.append(`boilerplate`,t,e);return a}var Hs=W(`<label class="button svelte-3sutzw"> <input class="away" type="file" multiple=""/></label>`);function Us(e,t){O(t,!0);let n=Ii(t,`isFolder`,3,!1);function r({currentTarget:e}){t.onchosen(Os(e.files??[])),e.value=``}var i=Hs(),a=F(i,!0),o=R(a);E(i),z(()=>{K(a,t.label),o.webkitdirectory=n()}),wr(`change`,o,r),G(e,i),k()}Tr([`change`]);var Ws=W(`<li><span><!> </span> <span class="small muted"> </span> <button class="small">Remove</button></li>`),Gs=W(`<p class="svelte-s730qc"> </p>`),Ks=W(`<ul class="items svelte-s730qc"></ul> <!>`,1),qs=W(`<p role="status" class="svelte-s730qc"> </p> <!>`,1);function Js(e,t){O(t,!0);let n=j(()=>t.groups.reduce((e,t)=>e+t.files,0)),r=j(()=>t.groups.reduce((e,t)=>e+t.bytes,0));var i=qs(),a=I(i),o=L(a,!0),s=R(a,2),c=e=>{var n=Ks(),r=I(n);J(r,21,()=>t.groups.slice(0,500),e=>e.name,(e,n)=>{var r=Ws(),i=F(r),a=F(i);xs(a,{get of(){return H(n).name}});var o=R(a,1,!0);E(i);var s=R(i,2),c=L(s),l=R(s,2);E(r),z((e,t,r)=>{K(o,H(n).isFolder?`/`:``),K(c,`${e??``}${t??``}`),Y(l,`aria-label`,`Remove ${r??``}`)},[()=>H(n).isFolder?`${Co(H(n).files,`file`)}, `:``,()=>Oo(H(n).bytes),()=>Hi(H(n).name)]),wr(`click`,l,()=>t.onremove(H(n).name)),G(e,r)}),E(r);var i=R(r,2),a=e=>{var n=Gs(),r=L(n);z(e=>K(r,`And ${e??``} more.`),[()=>So(t.groups.length-500)]),G(e,n)};q(i,e=>{t.groups.length>500&&e(a)}),G(e,n)};q(s,e=>{H(n)>0&&e(c)}),z(e=>K(o,e),[()=>H(n)>0?`${Co(H(n),`file`)}, ${Oo(H(r))}`:``]),G(e,i),k()}Tr([`click`]);var Ys=W(`<p role="alert" class="problem"> </p>`),Xs=W(`<div role="group"><h3> </h3> <p class="small muted"> </p> <div class="tools"><!> <!></div> <!> <!></div>`);function Zs(e,t){let n=Fr();O(t,!0);let r=Ii(t,`given`,15),i=Ii(t,`isWide`,3,!1),a=N(!1),o=N(``);function s(e){r(Fs(r(),e))}function c(e){e.dataTransfer?.types.includes(`Files`)&&(e.preventDefault(),e.stopPropagation(),P(a,!0))}async function l(e){if(e.dataTransfer?.types.includes(`Files`)){e.preventDefault(),e.stopPropagation(),P(a,!1),P(o,``);try{s(await ks(e.dataTransfer))}catch(e){P(o,`These files cannot be read: ${Xo(e)}`)}}}function u(){P(a,!1)}var d=Xs();U(`dragover`,$t,function(...e){(i()?c:void 0)?.apply(this,e)}),U(`dragleave`,$t,function(...e){(i()?u:void 0)?.apply(this,e)}),U(`drop`,$t,function(...e){(i()?l:void 0)?.apply(this,e)});let f;var p=F(d),m=L(p,!0),h=R(p,2),g=L(h,!0),_=R(h,2),v=F(_);Us(v,{get label(){return`Choose ${t.noun??``}`},onchosen:s}),Us(R(v,2),{get label(){return`Choose a folder of ${t.noun??``}`},isFolder:!0,onchosen:s}),E(_);var y=R(_,2),b=e=>{var t=Ys(),n=L(t,!0);z(()=>K(n,H(o))),G(e,t)};q(y,e=>{H(o)&&e(b)});var x=R(y,2);{let e=j(()=>Rs(r()));Js(x,{get groups(){return H(e)},onremove:e=>r(zs(r(),e))})}E(d),z(()=>{f=si(d,1,`zone svelte-epg6d4`,null,f,{over:H(a)}),Y(d,`aria-labelledby`,n),Y(p,`id`,n),K(m,t.title),K(g,t.hint)}),U(`dragover`,d,c),U(`dragleave`,d,u),U(`drop`,d,l),G(e,d),k()}var Qs=W(`<label><input type="checkbox"/> <span class="small muted"> </span></label>`),$s=W(`<fieldset class="svelte-w2yu5i"><legend class="away">Languages</legend> <!></fieldset>`),ec=W(`<details class="svelte-w2yu5i"><summary> </summary> <p class="small muted">Files are told by their names. Choose some to leave all others out.</p> <!></details>`);function tc(e,t){O(t,!0);let n=[],r=Ii(t,`chosen`,15),i=new $o(()=>$(`GET`,Q(`languages`))),a=e=>e.map(e=>`.${e}`).join(` `),o=j(()=>(i.value??[]).filter(({id:e})=>r().includes(e)).map(({name:e})=>e));var s=ec(),c=F(s),l=L(c);ls(R(c,4),{get of(){return i},children:(e,t=d)=>{var i=$s();J(R(F(i),2),17,t,({id:e,name:t,extensions:n})=>e,(e,t)=>{let i=()=>H(t).id,o=()=>H(t).name,s=()=>H(t).extensions;var c=Qs(),l=F(c);yi(l);var u,d=R(l),f=L(R(d),!0);E(c),z(e=>{u!==(u=i())&&(l.value=(l.__value=u)??``),K(d,` ${o()??``} `),K(f,e)},[()=>a(s())]),Ei(n,[],l,()=>(i(),r()),r),G(e,c)}),E(i),G(e,i)},$$slots:{default:!0}}),E(s),z(e=>K(l,`Languages: ${e??``}`),[()=>H(o).length>0?H(o).join(`, `):`all`]),G(e,s),k()}var nc=W(`<div><label class="svelte-r3tqf0"> <progress></progress></label> <span class="away" role="status"> </span> <button type="button">Cancel</button></div>`);function rc(e,t){O(t,!0);let n=j(()=>Math.floor(t.share*4)/4);var r=nc(),i=F(r),a=F(i),o=R(a);E(i);var s=R(i,2),c=L(s,!0),l=R(s,2);E(r),z((e,n)=>{K(a,`${e??``} `),bi(o,t.share),K(c,n)},[()=>t.share<1?`Uploading: ${wo(t.share)}`:`Uploaded. The service puts it away.`,()=>H(n)<1?`${wo(H(n))} uploaded`:`uploaded`]),wr(`click`,l,function(...e){t.oncancel?.apply(this,e)}),G(e,r),k()}Tr([`click`]);var ic=W(`<option> </option>`),ac=W(`<label>Compare with earlier years <select><option>No</option><!></select></label>`),oc=W(`<span class="small muted">Submissions are missing.</span>`),sc=W(`<button class="primary">Compare</button> <!>`,1),cc=W(`<section class="card" aria-labelledby="hand-in"><h2 id="hand-in">Compare a class</h2> <form><fieldset class="fields svelte-3s9slt"><legend class="away">Files</legend> <label>Title <input maxlength="200" placeholder="Homework 3" autocomplete="off"/></label> <!> <!> <!> <!></fieldset> <!> <p role="alert" class="problem"> </p></form></section>`);function lc(e,t){O(t,!0);let n=new $o(()=>$(`GET`,Q(`courses`,t.course.id,`indexes`))),r=N(``),i=N([]),a=N([]),o=N(Xt([])),s=N(``),c=N(void 0),l=N(0),u=N(``);async function d(e){e.preventDefault(),P(u,``),P(l,0);let n={title:H(r),languages:H(o),against:H(s),submissions:H(i),starter:H(a)};P(c,Bs(t.course.id,n,e=>P(l,e,!0)));try{let e=await H(c).done;e?location.hash=Z(`job`,e.id):P(u,`Cancelled. Nothing was kept.`)}catch(e){P(u,Xo(e),!0)}P(c,void 0)}bn(()=>()=>H(c)?.cancel());var f=cc(),p=R(F(f),2),m=F(p),h=R(F(m),2),g=R(F(h));yi(g),E(h);var _=R(h,2);Zs(_,{title:`Submissions`,hint:`Drop them anywhere on this page: an archive as your learning platform gives it, a folder with one folder for each student, or many files.`,noun:`submissions`,isWide:!0,get given(){return H(i)},set given(e){P(i,e)}});var v=R(_,2);Zs(v,{title:`Starter code`,hint:`Starter code does not count as copied. Drop it here, if there was any.`,noun:`starter code`,get given(){return H(a)},set given(e){P(a,e)}});var y=R(v,2);tc(y,{get chosen(){return H(o)},set chosen(e){P(o,e,!0)}});var b=R(y,2),x=e=>{var t=ac(),r=R(F(t)),i=F(r);i.value=i.__value=``,J(R(i),17,()=>n.value,({name:e})=>e,(e,t)=>{let n=()=>H(t).name;var r=ic(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Hi(n())]),G(e,r)}),E(r),di(r),E(t),fi(r,()=>H(s),e=>P(s,e)),G(e,t)};q(b,e=>{n.value&&n.value.length>0&&e(x)}),E(m);var S=R(m,2),ee=e=>{rc(e,{get share(){return H(l)},get oncancel(){return H(c).cancel}})},te=e=>{var t=sc(),n=I(t),r=R(n,2),a=e=>{G(e,oc())};q(r,e=>{H(i).length===0&&e(a)}),z(()=>n.disabled=H(i).length===0),G(e,t)};q(S,e=>{H(c)?e(ee):e(te,-1)});var ne=L(R(S,2),!0);E(p),E(f),z(()=>{m.disabled=H(c)!==void 0,K(ne,H(u))}),U(`submit`,p,d),wi(g,()=>H(r),e=>P(r,e)),G(e,f),k()}function uc({state:e}){return e!==`queued`&&e!==`running`}var dc=W(`<p role="alert" class="problem"> </p>`);function fc(e,t){O(t,!0);var n=Pr(),r=I(n),i=e=>{var n=dc(),r=L(n,!0);z(()=>K(r,t.of.problem)),G(e,n)};q(r,e=>{t.of.problem&&e(i)}),G(e,n),k()}var pc=W(`<p><label>Type <strong class="name"> </strong> to go on <input class="svelte-1jk8bhv"/></label></p>`),mc=W(`<form><h2> <bdi class="name"> </bdi>?</h2> <!> <!> <!> <div class="tools"><button class="danger"> </button> <button type="button">Cancel</button></div></form>`),hc=W(`<button class="danger"> </button> <dialog><!></dialog>`,1);function gc(e,t){let n=Fr();O(t,!0);let r=new es,i=N(void 0),a=N(!1),o=N(``),s=j(()=>t.word===void 0||H(o).trim()===Hi(t.word).trim());function c(){P(o,``),r.problem=``,P(a,!0),Mt(),H(i)?.showModal()}async function l(e){e.preventDefault(),await r.run(t.does)&&H(i)?.close()}var u=hc(),d=I(u),f=L(d,!0),p=R(d,2),m=F(p),h=e=>{var a=mc(),c=F(a),u=F(c),d=L(R(u),!0);ke(),E(c);var f=R(c,2);ni(f,()=>t.children);var p=R(f,2),m=e=>{var n=pc(),r=F(n),i=R(F(r)),a=L(i,!0),s=R(i,2);yi(s),E(r),E(n),z(e=>K(a,e),[()=>Hi(t.word)]),wi(s,()=>H(o),e=>P(o,e)),G(e,n)};q(p,e=>{t.word!==void 0&&e(m)});var h=R(p,2);fc(h,{get of(){return r}});var g=R(h,2),_=F(g),v=L(_,!0),y=R(_,2);E(g),E(a),z(e=>{Y(c,`id`,n),K(u,`${t.action??``} `),K(d,e),_.disabled=r.busy||!H(s),K(v,t.action)},[()=>Hi(t.about)]),U(`submit`,a,l),wr(`click`,y,()=>H(i)?.close()),G(e,a)};q(m,e=>{H(a)&&e(h)}),E(p),ji(p,e=>P(i,e),()=>H(i)),z(e=>{Y(d,`aria-label`,`${t.action??``} ${e??``}`),K(f,t.action),Y(p,`aria-labelledby`,n)},[()=>Hi(t.about)]),wr(`click`,d,c),U(`close`,p,()=>P(a,!1)),G(e,u),k()}Tr([`click`]);var _c=W(`<span> </span>`);function vc(e,t){O(t,!0);var n=_c(),r=L(n,!0);z(e=>{si(n,1,`small ${t.state??``}`,`svelte-y708ep`),K(r,e)},[()=>Mo(t.state)]),G(e,n),k()}var yc=W(`<p class="small name svelte-q507cy"> </p>`),bc=W(`<p class="svelte-q507cy">This deletes the submissions, the reports, the decisions and the links.</p>`),xc=W(`<li><div><a class="name"><bdi> </bdi></a> <!> <!></div> <span class="small muted"><time> </time> </span> <!></li>`),Sc=W(`<ul class="items"></ul>`),Cc=W(`<p class="svelte-q507cy">Nothing yet. Drop a class onto this page to compare it.</p>`),wc=W(`<section class="card" aria-labelledby="jobs"><h2 id="jobs">Comparisons</h2> <!></section>`);function Tc(e,t){O(t,!0);let n=new $o(()=>$(`GET`,Q(`courses`,t.course,`jobs`)));bn(()=>{if(n.value?.every(uc)??!0)return;let e=setTimeout(()=>void n.again(),3e3);return()=>clearTimeout(e)});async function r({id:e}){await $(`DELETE`,Q(`jobs`,e)),await n.again()}var i=wc();ls(R(F(i),2),{get of(){return n},children:(e,t=d)=>{var n=Pr(),i=I(n),a=e=>{var n=Sc();J(n,21,t,e=>e.id,(e,t)=>{var n=xc(),i=F(n),a=F(i),o=L(F(a),!0);E(a);var s=R(a,2);vc(s,{get state(){return H(t).state}});var c=R(s,2),l=e=>{var n=yc(),r=L(n,!0);z(e=>K(r,e),[()=>Ao(H(t).summary)]),G(e,n)};q(c,e=>{H(t).summary&&e(l)}),E(i);var u=R(i,2),d=F(u),f=L(d,!0),p=R(d);E(u);var m=R(u,2);{let e=j(()=>Fo(H(t)));gc(m,{action:`Delete`,get about(){return H(e)},does:()=>r(H(t)),children:(e,t)=>{G(e,bc())},$$slots:{default:!0}})}E(n),z((e,n,r,i)=>{Y(a,`href`,e),K(o,n),Y(d,`datetime`,H(t).created),K(f,r),K(p,`, ${i??``}`)},[()=>Z(`job`,H(t).id),()=>Fo(H(t)),()=>Io(H(t).created),()=>Oo(H(t).bytes)]),G(e,n)}),E(n),G(e,n)},o=e=>{G(e,Cc())};q(i,e=>{t().length>0?e(a):e(o,-1)}),G(e,n)},$$slots:{default:!0}}),E(i),G(e,i),k()}var Ec=W(`<a>Settings</a>`),Dc=W(`<h1><!></h1> <p class="muted"> <!></p> <!> <!>`,1),Oc=W(`<p class="small"><a>Courses</a></p> <!>`,1);function kc(e,t){O(t,!0);let n=new $o(()=>$(`GET`,Q(`courses`,t.id)));var r=Oc();ri(`b621vu`,e=>{Dn(e=>{en.title=`${e??``} · codesim`},[()=>n.value?Hi(n.value.name):`Course`])});var i=I(r),a=L(i);ls(R(i,2),{get of(){return n},children:(e,n=d)=>{var r=Dc(),i=I(r);xs(F(i),{get of(){return n().name}}),E(i);var a=R(i,2),o=F(a),s=R(o),c=e=>{var n=Ec();z(e=>Y(n,`href`,e),[()=>Z(`course`,String(t.id),`settings`)]),G(e,n)};q(s,e=>{Qo.isAdmin&&e(c)}),E(a);var l=R(a,2);lc(l,{get course(){return n()}}),Tc(R(l,2),{get course(){return t.id}}),z((e,t,n,r)=>K(o,`${e??``} of ${t??``} used. Submissions are ${n??``}, classes of
      earlier years are ${r??``}. `),[()=>Oo(n().bytes),()=>Oo(n().quota),()=>Lo(n().retention_days),()=>Lo(n().index_retention_days)]),G(e,r)},$$slots:{default:!0}}),z(e=>Y(a,`href`,e),[()=>Z(``)]),G(e,r),k()}var Ac=W(`<form class="fields"><label>Name <input required="" maxlength="200" autocomplete="off"/></label> <label>Days after which submissions, reports and decisions are deleted <input type="number" min="1" max="36500" placeholder="never"/></label> <label>Days after which classes of earlier years are deleted <input type="number" min="1" max="36500" placeholder="never"/></label> <!> <div class="tools"><button class="primary"> </button> <span role="status"> </span></div></form>`);function jc(e,t){O(t,!0);let n=Ii(t,`name`,3,``),r=Ii(t,`days`,3,365),i=Ii(t,`indexDays`,3,1825),a=new es,o=N(!1),s=N(Xt(n())),c=N(Xt(r())),l=N(Xt(i()));async function u(e){e.preventDefault(),P(o,!1);let n={name:H(s).trim(),retention_days:H(c)??null,index_retention_days:H(l)??null};P(o,await a.run(()=>t.does(n)),!0)}var d=Ac(),f=F(d),p=R(F(f));yi(p),E(f);var m=R(f,2),h=R(F(m));yi(h),E(m);var g=R(m,2),_=R(F(g));yi(_),E(g);var v=R(g,2);fc(v,{get of(){return a}});var y=R(v,2),b=F(y),x=L(b,!0),S=L(R(b,2),!0);E(y),E(d),z(()=>{b.disabled=a.busy,K(x,t.action),K(S,H(o)?`Saved`:``)}),U(`submit`,d,u),wi(p,()=>H(s),e=>P(s,e)),wi(h,()=>H(c),e=>P(c,e)),wi(_,()=>H(l),e=>P(l,e)),G(e,d),k()}var Mc=W(`<li><a><!></a> <span class="small muted"> </span></li>`),Nc=W(`<ul class="items card"></ul>`),Pc=W(`<p>There is no course yet. Add the first one below: a course has its own teachers, and its own
        submissions.</p>`),Fc=W(`<p>You are in no course yet. Ask an admin of this service to add you to one.</p>`),Ic=W(`<section class="card" aria-labelledby="add"><h2 id="add">Add a course</h2> <!></section>`),Lc=W(`<h1>Courses</h1> <!> <!>`,1);function Rc(e,t){O(t,!1);let n=new $o(()=>$(`GET`,Q(`courses`)));async function r(e){let t=await $(`POST`,Q(`courses`),e);location.hash=Z(`course`,String(t.id))}Mi();var i=Lc();ri(`xsrrth`,e=>{wn(()=>{en.title=`Courses · codesim`})});var a=R(I(i),2);ls(a,{get of(){return n},children:(e,t=d)=>{var n=Pr(),r=I(n),i=e=>{var n=Nc();J(n,5,t,e=>e.id,(e,t)=>{var n=Mc(),r=F(n);xs(F(r),{get of(){return H(t).name}}),E(r);var i=L(R(r,2));E(n),z((e,t,n)=>{Y(r,`href`,e),K(i,`${t??``}, ${n??``}`)},[()=>Z(`course`,String(H(t).id)),()=>Oo(H(t).bytes),()=>Lo(H(t).retention_days)]),G(e,n)}),E(n),G(e,n)},a=e=>{G(e,Pc())},o=e=>{G(e,Fc())};q(r,e=>{t().length>0?e(i):Qo.isAdmin?e(a,1):e(o,-1)}),G(e,n)},$$slots:{default:!0}});var o=R(a,2),s=e=>{var t=Ic();jc(R(F(t),2),{action:`Add`,does:r}),E(t),G(e,t)};q(o,e=>{Qo.isAdmin&&e(s)}),G(e,i),k()}var zc=5e3,Bc=2e3;function Vc(e,t,n){let r=!0,i,a;function o(){r=!1,s()}function s(){clearTimeout(a),i?.close()}function c(e){r&&(t(e),uc(e)&&o())}async function l(t){try{c(await $(`GET`,Q(`jobs`,e))),r&&t()}catch(e){r&&n(e),r&&e instanceof Vo&&e.status===0?u():o()}}function u(){a=setTimeout(d,Bc)}function d(){s(),l(u)}function f(){i=new EventSource(Q(`jobs`,e,`events`)),i.onmessage=({data:e})=>{clearTimeout(a),c(JSON.parse(e))},i.onerror=d,a=setTimeout(d,zc)}return l(f),o}var Hc=W(`<option></option>`),Uc=W(`<section class="card"><h2>Compare later classes with this one</h2> <p>Add this class to earlier years. When you upload another class, you can choose them.</p> <form class="tools"><label>Earlier years <input placeholder="Homework 3" required="" maxlength="60" autocomplete="off"/></label> <datalist></datalist> <button>Add</button> <span role="status"> </span></form> <!></section>`);function Wc(e,t){let n=Fr();O(t,!0);let r=new $o(()=>$(`GET`,Q(`courses`,t.job.course,`indexes`))),i=new es,a=N(``),o=N(``);async function s(e){e.preventDefault(),P(o,``),await i.run(async()=>{let e=await $(`POST`,Q(`jobs`,t.job.id,`index`),{index:H(a).trim()});P(o,`${Hi(e.name)} has ${Co(e.submissions,`submission`)} now.`)})}var c=Uc(),l=F(c),u=R(l,4),d=F(u),f=R(F(d));yi(f),E(d);var p=R(d,2);J(p,21,()=>r.value??[],e=>e.name,(e,t)=>{var n=Hc(),r={};z(()=>{r!==(r=H(t).name)&&(n.value=(n.__value=r)??``)}),G(e,n)}),E(p);var m=R(p,2),h=L(R(m,2),!0);E(u),fc(R(u,2),{get of(){return i}}),E(c),z(()=>{Y(c,`aria-labelledby`,`${n}-years`),Y(l,`id`,`${n}-years`),Y(f,`list`,`${n}-list`),Y(p,`id`,`${n}-list`),m.disabled=i.busy,K(h,H(o))}),U(`submit`,u,s),wi(f,()=>H(a),e=>P(a,e)),G(e,c),k()}var Gc=W(`<div class="card svelte-sj2qv3"><label for="secret"><strong> </strong></label> <p>Copy it now: it is shown this once, and cannot be shown again.</p> <div class="tools"><input id="secret" readonly="" class="svelte-sj2qv3"/> <button>Copy</button> <span role="status"> </span></div></div>`);function Kc(e,t){O(t,!0);let n=N(!1),r;bn(()=>{t.text,P(n,!1),r.focus(),r.select()});async function i(){r.select();try{await navigator.clipboard.writeText(t.text),P(n,!0)}catch{}}var a=Gc(),o=F(a),s=L(F(o),!0);E(o);var c=R(o,4),l=F(c);yi(l),ji(l,e=>r=e,()=>r);var u=R(l,2),d=L(R(u,2),!0);E(c),E(a),z(()=>{K(s,t.name),bi(l,t.text),K(d,H(n)?`Copied`:``)}),wr(`click`,u,i),G(e,a),k()}Tr([`click`]);var qc=W(`<p>Whoever has it sees nothing any more.</p>`),Jc=W(`<li><span>Made by <bdi class="name"> </bdi> </span> <!></li>`),Yc=W(`<ul class="items"></ul>`),Xc=W(`<section class="card" aria-labelledby="links"><h2 id="links">Share the report</h2> <p>Whoever has a secret link sees the report without signing in, names and code included, until it expires.</p> <!> <!> <form class="tools"><label>Valid for (days) <input type="number" min="1" max="365" required=""/></label> <button>Make a link</button></form> <!></section>`);function Zc(e,t){O(t,!0);let n=Q(`jobs`,t.job,`links`),r=new $o(()=>$(`GET`,n)),i=new es,a=N(14),o=N(``);async function s(e){e.preventDefault(),await i.run(async()=>{P(o,(await $(`POST`,n,{days:H(a)})).url,!0),await r.again()})}async function c({id:e}){await $(`DELETE`,`${n}/${e}`),await r.again()}var l=Xc(),u=R(F(l),4);ls(u,{get of(){return r},children:(e,t=d)=>{var n=Pr(),r=I(n),i=e=>{var n=Yc();J(n,21,t,e=>e.id,(e,t)=>{var n=Jc(),r=F(n),i=R(F(r)),a=L(i,!0),o=R(i);E(r);var s=R(r,2);{let e=j(()=>Io(H(t).expires));gc(s,{action:`Revoke`,get about(){return`the link that expires ${H(e)??``}`},does:()=>c(H(t)),children:(e,t)=>{G(e,qc())},$$slots:{default:!0}})}E(n),z((e,t)=>{K(a,e),K(o,`, expires ${t??``}`)},[()=>Hi(H(t).created_by),()=>Io(H(t).expires)]),G(e,n)}),E(n),G(e,n)};q(r,e=>{t().length>0&&e(i)}),G(e,n)},$$slots:{default:!0}});var f=R(u,2),p=e=>{Kc(e,{name:`The new link`,get text(){return H(o)}})};q(f,e=>{H(o)&&e(p)});var m=R(f,2),h=F(m),g=R(F(h));yi(g),E(h);var _=R(h,2);E(m),fc(R(m,2),{get of(){return i}}),E(l),z(()=>_.disabled=i.busy),U(`submit`,m,s),wi(g,()=>H(a),e=>P(a,e)),G(e,l),k()}var Qc=W(`<li><a download=""> </a> <span class="small muted"> </span></li>`),$c=W(`<section class="card" aria-labelledby="found"><h2 id="found">Result</h2> <p role="status" class="found svelte-iurx9"> </p> <p><a class="button primary open svelte-iurx9">Open the report</a></p> <details><summary>Download it as a file</summary> <ul class="svelte-iurx9"></ul></details></section> <!> <!>`,1);function el(e,t){O(t,!0);let n=[[`html`,`one file for a browser, to keep`],[`csv`,`a table of pairs, for a spreadsheet`],[`md`,`text for a code host`],[`txt`,`plain text`],[`json`,`everything, for a program`],[`jsonl`,`a line of JSON for each pair`],[`parquet`,`a table of pairs, for millions of them`],[`sarif`,`for tools that show results of static analysis`]],r=e=>`${Q(`jobs`,t.job.id)}/report.${e}`;var i=$c(),a=I(i),o=R(F(a),2),s=L(o,!0),c=R(o,2),l=L(c),u=R(c,2),d=R(F(u),2);J(d,21,()=>n,([e,t])=>e,(e,t)=>{var n=j(()=>h(H(t),2));let i=()=>H(n)[0],a=()=>H(n)[1];var o=Qc(),s=F(o),c=L(s,!0),l=L(R(s,2),!0);E(o),z(e=>{Y(s,`href`,e),K(c,i()),K(l,a())},[()=>r(i())]),G(e,o)}),E(d),E(u),E(a);var f=R(a,2);Zc(f,{get job(){return t.job.id}}),Wc(R(f,2),{get job(){return t.job}}),z((e,t)=>{K(s,e),Y(l,`href`,t)},[()=>Ao(t.job.summary??`it is finished`),()=>r(`html`)]),G(e,i),k()}var tl=W(`<section class="card" aria-labelledby="progress"><h2 id="progress">Progress</h2> <p role="status"> </p> <progress aria-labelledby="progress"></progress> <p class="small muted"><!></p> <p>You can close this page: the comparison goes on, and the course shows it.</p> <!> <button>Cancel</button></section>`);function nl(e,t){O(t,!0);let n=new es,r=j(()=>t.job.progress),i=j(()=>H(r)?.total!==null&&H(r)?.total!==void 0);function a(){return n.run(async()=>{await $(`POST`,Q(`jobs`,t.job.id,`cancel`))})}var o=tl(),s=R(F(o),2),c=L(s,!0),l=R(s,2),u=R(l,2),d=F(u),f=e=>{var t=Nr();z((e,n)=>K(t,`${e??``} of ${n??``}`),[()=>So(H(r).done),()=>So(H(r).total)]),G(e,t)},p=e=>{G(e,Nr(`\xA0`))};q(d,e=>{H(r)&&H(i)?e(f):e(p,-1)}),E(u);var m=R(u,4);fc(m,{get of(){return n}});var h=R(m,2);E(o),z((e,t)=>{K(c,e),bi(l,H(i)?H(r).done:void 0),Y(l,`max`,t),h.disabled=n.busy},[()=>No(t.job),()=>H(i)?Math.max(1,H(r).total):void 0]),wr(`click`,h,a),G(e,o),k()}Tr([`click`]);var rl=W(`<li><span><!></span> <span class="small muted"> </span></li>`),il=W(`<p> </p>`),al=W(`<details><summary> </summary> <ul class="items"></ul> <!></details>`),ol=W(`<p>Nothing was left out.</p>`),sl=W(`<section class="card" aria-labelledby="read"><h2 id="read">Recognised input</h2> <p> </p> <!></section>`);function cl(e,t){O(t,!0);let n=j(()=>t.read.left_out-t.read.examples.length);var r=sl(),i=R(F(r),2),a=L(i),o=R(i,2),s=e=>{var r=al(),i=F(r),a=L(i),o=R(i,2);J(o,21,()=>t.read.examples,qr,(e,t)=>{let n=()=>H(t).path,r=()=>H(t).reason;var i=rl(),a=F(i);xs(F(a),{get of(){return n()}}),E(a);var o=L(R(a,2),!0);E(i),z(e=>K(o,e),[()=>Ao(r())]),G(e,i)}),E(o);var s=R(o,2),c=e=>{var t=il(),r=L(t);z(e=>K(r,`And ${e??``} more: the report lists all of them.`),[()=>So(H(n))]),G(e,t)};q(s,e=>{H(n)>0&&e(c)}),E(r),z(e=>K(a,`${e??``} ${t.read.left_out===1?`is`:`are`} not compared`),[()=>Co(t.read.left_out,`file`)]),G(e,r)},c=e=>{G(e,ol())};q(o,e=>{t.read.left_out>0?e(s):e(c,-1)}),E(r),z((e,n,r)=>K(a,`${e??``}
    ${n??``} with ${r??``}
    ${t.read.submissions===1?`is`:`are`} compared.`),[()=>Ao(t.read.layout),()=>Co(t.read.submissions,`submission`),()=>Co(t.read.files,`file`)]),G(e,r),k()}var ll=W(`<p role="alert" class="problem"> </p>`),ul=W(`<section class="card" aria-labelledby="failed"><h2 id="failed">It could not be compared</h2> <p class="problem"> </p> <p> <a>Upload again</a></p></section>`),dl=W(`<p>Somebody cancelled it. <a>Upload again</a></p>`),fl=W(`<p>This deletes the submissions, the reports, the decisions and the links.</p>`),pl=W(`<section class="card" aria-labelledby="delete"><h2 id="delete">Delete</h2> <!></section>`),ml=W(`<p class="small"><a>To the course</a></p> <h1><bdi class="name"> </bdi> <!></h1> <p class="muted">Handed in on <time> </time> </p> <!> <!> <!>`,1),hl=W(`<p class="muted">Loading…</p>`),gl=W(`<!> <!>`,1);function _l(e,t){O(t,!0);let n=N(void 0),r=N(``);bn(()=>Vc(t.id,e=>{P(n,e),P(r,``)},e=>P(r,Xo(e),!0)));async function i({course:e}){await $(`DELETE`,Q(`jobs`,t.id)),location.hash=Z(`course`,String(e))}var a=gl();ri(`1joe63l`,e=>{Dn(e=>{en.title=`${e??``} · codesim`},[()=>H(n)?Fo(H(n)):`Comparison`])});var o=I(a),s=e=>{var t=ll(),n=L(t,!0);z(()=>K(n,H(r))),G(e,t)};q(o,e=>{H(r)&&e(s)});var c=R(o,2),l=e=>{var t=ml(),r=I(t),a=L(r),o=R(r,2),s=F(o),c=L(s,!0);vc(R(s,2),{get state(){return H(n).state}}),E(o);var l=R(o,2),u=R(F(l)),d=L(u,!0),f=R(u);E(l);var p=R(l,2),m=e=>{nl(e,{get job(){return H(n)}})},h=j(()=>!uc(H(n))),g=e=>{el(e,{get job(){return H(n)}})},_=e=>{var t=ul(),r=R(F(t),2),i=L(r,!0),a=R(r,2),o=F(a),s=R(o);E(a),E(t),z((e,t,n)=>{K(i,e),K(o,`${t??``} `),Y(s,`href`,n)},[()=>Ao(H(n).error??`the service does not say why`),()=>Ro(H(n).error??``),()=>Z(`course`,String(H(n).course))]),G(e,t)},v=e=>{var t=dl(),r=R(F(t));E(t),z(e=>Y(r,`href`,e),[()=>Z(`course`,String(H(n).course))]),G(e,t)};q(p,e=>{H(h)?e(m):H(n).state===`finished`?e(g,1):H(n).state===`failed`?e(_,2):e(v,-1)});var y=R(p,2),b=e=>{cl(e,{get read(){return H(n).read}})};q(y,e=>{H(n).read&&e(b)});var x=R(y,2),S=e=>{let t=j(()=>H(n));var r=pl(),a=R(F(r),2);{let e=j(()=>Fo(H(t)));gc(a,{action:`Delete`,get about(){return H(e)},does:()=>i(H(t)),children:(e,t)=>{G(e,fl())},$$slots:{default:!0}})}E(r),G(e,r)},ee=j(()=>uc(H(n)));q(x,e=>{H(ee)&&e(S)}),z((e,t,r,i)=>{Y(a,`href`,e),K(c,t),Y(u,`datetime`,H(n).created),K(d,r),K(f,`, ${i??``}.`)},[()=>Z(`course`,String(H(n).course)),()=>Fo(H(n)),()=>Io(H(n).created),()=>Oo(H(n).bytes)]),G(e,t)},u=e=>{G(e,hl())};q(c,e=>{H(n)?e(l):H(r)||e(u,1)}),G(e,a),k()}var vl=W(`<h1>Not here</h1> <p>The link leads to something that is not there, or not for you. <a>To the courses</a></p>`,1);function yl(e,t){O(t,!1),Mi();var n=vl();ri(`bxukoj`,e=>{wn(()=>{en.title=`Not here · codesim`})});var r=R(I(n),2),i=R(F(r));E(r),z(e=>Y(i,`href`,e),[()=>Z(``)]),G(e,n),k()}var bl=W(`<span class="small muted">admin: may use all courses</span>`),xl=W(`<p>They no longer see this course. Their uploads stay.</p>`),Sl=W(`<li><span><!></span> <!></li>`),Cl=W(`<li>Nobody but admins.</li>`),wl=W(`<ul class="items"></ul>`),Tl=W(`<option> </option>`),El=W(`<form class="tools"><select aria-label="Who is added" required=""><option>Who?</option><!></select> <button>Add</button></form>`),Dl=W(`<p class="small muted">There is nobody else to add. Whoever runs this service makes users: <code>codesim user add NAME</code></p>`),Ol=W(`<section class="card" aria-labelledby="members"><h2 id="members">Members</h2> <!> <!> <!></section>`);function kl(e,t){O(t,!0);let n=new $o(()=>$(`GET`,Q(`courses`,t.course,`members`))),r=new $o(()=>$(`GET`,Q(`users`))),i=j(()=>(r.value??[]).filter(({name:e,is_admin:t})=>!t&&!n.value?.some(t=>t.name===e))),a=new es,o=N(``);async function s(e){e.preventDefault(),await a.run(async()=>{await $(`PUT`,Q(`courses`,t.course,`members`,H(o))),P(o,``),await n.again()})}async function c(e){await $(`DELETE`,Q(`courses`,t.course,`members`,e)),await n.again()}var l=Ol(),u=R(F(l),2);ls(u,{get of(){return n},children:(e,t=d)=>{var n=wl();J(n,21,t,({name:e,is_admin:t})=>e,(e,t)=>{let n=()=>H(t).name,r=()=>H(t).is_admin;var i=Sl(),a=F(i);xs(F(a),{get of(){return n()}}),E(a);var o=R(a,2),s=e=>{G(e,bl())},l=e=>{gc(e,{action:`Remove`,get about(){return n()},does:()=>c(n()),children:(e,t)=>{G(e,xl())},$$slots:{default:!0}})};q(o,e=>{r()?e(s):e(l,-1)}),E(i),G(e,i)},e=>{G(e,Cl())}),E(n),G(e,n)},$$slots:{default:!0}});var f=R(u,2),p=e=>{var t=El(),n=F(t),r=F(n);r.value=r.__value=``,J(R(r),17,()=>H(i),({name:e})=>e,(e,t)=>{let n=()=>H(t).name;var r=Tl(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=n())&&(r.value=(r.__value=a)??``)},[()=>Hi(n())]),G(e,r)}),E(n),di(n);var c=R(n,2);E(t),z(()=>c.disabled=a.busy),U(`submit`,t,s),fi(n,()=>H(o),e=>P(o,e)),G(e,t)},m=e=>{G(e,Dl())};q(f,e=>{H(i).length>0?e(p):r.value&&e(m,1)}),fc(R(f,2),{get of(){return a}}),E(l),G(e,l),k()}var Al=W(`<p>Scripts that have it get no answers any more.</p>`),jl=W(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),Ml=W(`<ul class="items"></ul>`),Nl=W(`<option> </option>`),Pl=W(`<section class="card" aria-labelledby="tokens"><h2 id="tokens">Tokens</h2> <p>A script needs a token of this course. It is valid for a year, or until you revoke it or leave the course.</p> <!> <!> <form class="tools"><label>New token <input placeholder="what it is for" required="" maxlength="200"/></label> <select aria-label="Permissions"></select> <button>Make</button></form> <!></section>`);function Fl(e,t){O(t,!0);let n=Q(`courses`,t.course,`tokens`),r=new $o(()=>$(`GET`,n)),i=new Map(Po),a=new es,o=N(``),s=N(`write`),c=N(``);async function l(e){e.preventDefault(),await a.run(async()=>{P(c,(await $(`POST`,n,{name:H(o).trim(),scope:H(s)})).token,!0),P(o,``),await r.again()})}async function u({id:e}){await $(`DELETE`,`${n}/${e}`),await r.again()}var f=Pl(),p=R(F(f),4);ls(p,{get of(){return r},children:(e,t=d)=>{var n=Pr(),r=I(n),a=e=>{var n=Ml();J(n,21,t,e=>e.id,(e,t)=>{var n=jl(),r=F(n);xs(F(r),{get of(){return H(t).name}}),E(r);var a=R(r,2),o=L(a);gc(R(a,2),{action:`Revoke`,get about(){return H(t).name},does:()=>u(H(t)),children:(e,t)=>{G(e,Al())},$$slots:{default:!0}}),E(n),z((e,n,r)=>K(o,`${e??``}, made ${n??``}${H(t).created_by===null?``:` by ${H(t).created_by}`}, ends ${r??``}`),[()=>i.get(H(t).scope),()=>Io(H(t).created),()=>Io(H(t).expires)]),G(e,n)}),E(n),G(e,n)};q(r,e=>{t().length>0&&e(a)}),G(e,n)},$$slots:{default:!0}});var m=R(p,2),g=e=>{Kc(e,{name:`The new token`,get text(){return H(c)}})};q(m,e=>{H(c)&&e(g)});var _=R(m,2),v=F(_),y=R(F(v));yi(y),E(v);var b=R(v,2);J(b,21,()=>Po,([e,t])=>e,(e,t)=>{var n=j(()=>h(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=Nl(),o=L(a,!0),s={};z(()=>{K(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),G(e,a)}),E(b),di(b);var x=R(b,2);E(_),fc(R(_,2),{get of(){return a}}),E(f),z(()=>x.disabled=a.busy),U(`submit`,_,l),wi(y,()=>H(o),e=>P(o,e)),fi(b,()=>H(s),e=>P(s,e)),G(e,f),k()}var Il=W(`<p>New classes cannot be compared with it any more.</p>`),Ll=W(`<li><span><!></span> <span class="small muted"> </span> <!></li>`),Rl=W(`<ul class="items"></ul>`),zl=W(`<p>There are none. The page of a comparison adds its class to them.</p>`),Bl=W(`<section class="card" aria-labelledby="years"><h2 id="years">Earlier years</h2> <!></section>`);function Vl(e,t){O(t,!0);let n=[`courses`,t.course,`indexes`],r=new $o(()=>$(`GET`,Q(...n)));async function i(e){await $(`DELETE`,Q(...n,e)),await r.again()}var a=Bl();ls(R(F(a),2),{get of(){return r},children:(e,t=d)=>{var n=Pr(),r=I(n),a=e=>{var n=Rl();J(n,21,t,({name:e,submissions:t,bytes:n})=>e,(e,t)=>{let n=()=>H(t).name,r=()=>H(t).submissions,a=()=>H(t).bytes;var o=Ll(),s=F(o);xs(F(s),{get of(){return n()}}),E(s);var c=R(s,2),l=L(c);gc(R(c,2),{action:`Delete`,get about(){return n()},does:()=>i(n()),children:(e,t)=>{G(e,Il())},$$slots:{default:!0}}),E(o),z((e,t)=>K(l,`${e??``}, ${t??``}`),[()=>Co(r(),`submission`),()=>Oo(a())]),G(e,o)}),E(n),G(e,n)},o=e=>{G(e,zl())};q(r,e=>{t().length>0?e(a):e(o,-1)}),G(e,n)},$$slots:{default:!0}}),E(a),G(e,a),k()}var Hl=W(`<p>This deletes all comparisons, reports, decisions, earlier years and tokens of the course.</p>`),Ul=W(`<p class="small"><a><!></a></p> <h1>Settings of <!></h1> <section class="card" aria-labelledby="course"><h2 id="course">Name, and how long things are kept</h2> <!></section> <!> <!> <!> <section class="card" aria-labelledby="delete"><h2 id="delete">Delete</h2> <p>All submissions of the course are deleted with it. <a>Audit log of this course</a></p> <!></section>`,1);function Wl(e,t){O(t,!0);let n=Q(`courses`,t.id),r=new $o(()=>$(`GET`,n));async function i(e){r.value=await $(`PUT`,n,{...e,quota:r.value.quota})}async function a(){await $(`DELETE`,n),location.hash=Z(``)}ri(`rd1rwi`,e=>{Dn(e=>{en.title=`Settings${e??``} · codesim`},[()=>r.value?` of ${Hi(r.value.name)}`:``])}),ls(e,{get of(){return r},children:(e,n=d)=>{var r=Ul(),o=I(r),s=F(o);xs(F(s),{get of(){return n().name}}),E(s),E(o);var c=R(o,2);xs(R(F(c)),{get of(){return n().name}}),E(c);var l=R(c,2);jc(R(F(l),2),{action:`Save`,get name(){return n().name},get days(){return n().retention_days},get indexDays(){return n().index_retention_days},does:i}),E(l);var u=R(l,2);kl(u,{get course(){return t.id}});var f=R(u,2);Fl(f,{get course(){return t.id}});var p=R(f,2);Vl(p,{get course(){return t.id}});var m=R(p,2),h=R(F(m),2),g=R(F(h));E(h),gc(R(h,2),{action:`Delete`,get about(){return n().name},get word(){return n().name},does:a,children:(e,t)=>{G(e,Hl())},$$slots:{default:!0}}),E(m),z((e,t)=>{Y(s,`href`,e),Y(g,`href`,t)},[()=>Z(`course`,String(t.id)),()=>ro([`audit`],{course:String(t.id)})]),G(e,r)},$$slots:{default:!0}}),k()}var Gl=`codesim-place`,Kl={cancelled:`You were not signed in there. Try again, or sign in with a password.`,failed:`This did not work. Try again; if it stays so, tell whoever runs this service.`,often:`Too many tries. Wait a minute, then try again.`,unknown:`You are signed in there, but you have no account here. Ask whoever runs this service to add you.`};function ql(){sessionStorage.setItem(Gl,location.hash)}function Jl(){let e=sessionStorage.getItem(Gl);sessionStorage.removeItem(Gl),e&&!location.hash&&location.replace(e)}function Yl(){let e=new URLSearchParams(location.search).get(`sign-in`);return e!==null&&history.replaceState(null,``,location.pathname+location.hash),Kl[e??``]??``}var Xl=W(`<p role="status">Your session has ended. Sign in, and you are back where you were.</p>`),Zl=W(`<p role="alert" class="problem"> </p>`),Ql=W(`<form class="fields"><label>Name <input autocomplete="username" autocapitalize="none" required=""/></label> <label>Password <input type="password" autocomplete="current-password" required=""/></label> <!> <button class="primary">Sign in</button></form>`),$l=W(`<p class="provider svelte-1kxcbex"><a class="button" href="sign-in/provider"> </a></p>`),eu=W(`<h1>Sign in</h1> <!> <div class="card svelte-1kxcbex"><!> <!> <!></div> <p class="small muted">Have you forgotten your password? Whoever runs this service can give you another one.</p>`,1);function tu(e,t){O(t,!0);let n=new es,r=N(``),i=N(``),a=N(Xt({password:!0,provider:null})),o=N(!1),s=Yl();Go(`GET`,Q(`sign-in`)).then(e=>P(a,e,!0),()=>{});async function c(e){e.preventDefault(),await n.run(()=>Qo.signIn(H(r),H(i)).catch(l)),P(i,``)}function l(e){throw e instanceof Vo&&e.wait!==null&&(P(o,!0),setTimeout(()=>{P(o,!1),n.problem=``},e.wait*1e3)),e}var u=eu();ri(`1kxcbex`,e=>{wn(()=>{en.title=`Sign in · codesim`})});var d=R(I(u),2),f=e=>{G(e,Xl())};q(d,e=>{Qo.hasEnded&&e(f)});var p=R(d,2),m=F(p),h=e=>{var t=Zl(),n=L(t,!0);z(()=>K(n,s)),G(e,t)};q(m,e=>{s&&e(h)});var g=R(m,2),_=e=>{var t=Ql(),a=F(t),s=R(F(a));yi(s),E(a);var l=R(a,2),u=R(F(l));yi(u),E(l);var d=R(l,2);fc(d,{get of(){return n}});var f=R(d,2);E(t),z(()=>f.disabled=n.busy||H(o)),U(`submit`,t,c),wi(s,()=>H(r),e=>P(r,e)),wi(u,()=>H(i),e=>P(i,e)),G(e,t)};q(g,e=>{H(a).password&&e(_)});var v=R(g,2),y=e=>{var t=$l(),n=F(t),r=L(n);E(t),z(e=>K(r,`Sign in with ${e??``}`),[()=>Hi(H(a).provider)]),wr(`click`,n,function(...e){ql?.apply(this,e)}),G(e,t)};q(v,e=>{H(a).provider!==null&&e(y)}),E(p),ke(2),G(e,u),k()}Tr([`click`]);var nu=W(`<bdi class="small muted name who svelte-1k8l0jd"> </bdi> <button>Sign out</button>`,1),ru=W(`<p role="alert" class="problem"> </p>`),iu=W(`<!> <!> <footer class="small muted svelte-1k8l0jd">codesim is free software, and so are the libraries in this page: <a href="licenses.md">their licences</a>. <a>API</a></footer>`,1);function au(e,t){O(t,!0);let n=e=>{var t=Pr(),n=I(t),r=e=>{var t=nu(),n=I(t),r=L(n,!0),i=R(n,2);z(e=>{K(r,e),i.disabled=u.busy},[()=>Hi(Qo.me.name)]),wr(`click`,i,()=>u.run(()=>Qo.signOut())),G(e,t)};q(n,e=>{Qo.me&&e(r)}),G(e,t)},r=j(()=>[...Qo.me?[[``,`Courses`]]:[],...Qo.isAdmin?[[`audit`,`Audit log`]]:[]]),i=j(()=>eo.parts),a=j(()=>h(H(i),3)),o=j(()=>H(a)[0]),s=j(()=>H(a)[1]),c=j(()=>H(a)[2]),l=j(()=>H(o)===`course`&&/^\d+$/.test(H(s)??``)?Number(H(s)):void 0),u=new es;{let t=j(()=>Qo.me?.name);bo(e,{get views(){return H(r)},get tools(){return n},get reader(){return H(t)},children:(e,t)=>{var n=iu(),r=I(n),i=e=>{var t=ru(),n=L(t,!0);z(()=>K(n,u.problem)),G(e,t)};q(r,e=>{u.problem&&e(i)});var a=R(r,2),d=e=>{ys(e,{})},f=e=>{tu(e,{})},p=e=>{var t=Pr();Kr(I(t),()=>eo.moves,e=>{var t=Pr(),n=I(t),r=e=>{Rc(e,{})},i=e=>{kc(e,{get id(){return H(l)}})},a=e=>{Wl(e,{get id(){return H(l)}})},u=e=>{_l(e,{get id(){return H(s)}})},d=e=>{Ds(e,{})},f=e=>{yl(e,{})};q(n,e=>{H(o)===``?e(r):H(l)!==void 0&&H(c)===void 0?e(i,1):H(l)!==void 0&&H(c)===`settings`&&Qo.isAdmin?e(a,2):H(o)===`job`&&H(s)?e(u,3):H(o)===`audit`&&Qo.isAdmin?e(d,4):e(f,-1)}),G(e,t)}),G(e,t)};q(a,e=>{H(o)===`api`?e(d):Qo.me?e(p,-1):e(f,1)});var m=R(a,2),h=R(F(m),3);E(m),z(e=>Y(h,`href`,e),[()=>Z(`api`)]),G(e,n)},$$slots:{default:!0}})}k()}Tr([`click`]),zi(Li),Qo.resume().then(()=>{Jl(),Br(au,{target:document.getElementById(`page`)})})})();